import { useId, type ReactElement, type ReactNode } from 'react';
import '../tokens.scss';
import './section.scss';

export interface SectionProps {
	readonly children: ReactNode;
	readonly title?: ReactNode;
	/** Name for screen readers when the section shows no title. */
	readonly label?: string;
	/** A count or state beside the title. */
	readonly badge?: ReactNode;
	/** At most one action or menu of the card. */
	readonly action?: ReactNode;
	readonly id?: string;
	/** Whether the card has padding. Text needs it; rows and tables have their own. */
	readonly isPadded?: boolean;
	readonly className?: string;
}

/** A card about one subject, with the title at the start and at most one action at the end. Cards are not nested. */
export function Section( { children, title, label, badge, action, id, isPadded = false, className = '' }: SectionProps ): ReactElement {
	const titleId = useId();
	return (
		<section
			id={ id }
			className={ `store-admin-section ${ className }`.trimEnd() }
			aria-label={ label }
			aria-labelledby={ title === undefined ? undefined : titleId }
		>
			{ title !== undefined && (
				<header className="store-admin-section__header">
					<h2 id={ titleId } className="store-admin-section__title">
						{ title }
					</h2>
					{ badge }
					{ action && <div className="store-admin-section__action">{ action }</div> }
				</header>
			) }
			{ isPadded ? <div className="store-admin-section__body">{ children }</div> : children }
		</section>
	);
}
