import { useId, type ReactElement, type ReactNode } from 'react';
import '../tokens.scss';
import './section.scss';

export interface SectionProps {
	readonly children: ReactNode;
	readonly title?: ReactNode;
	/** Name for screen readers when the section shows no title. */
	readonly label?: string;
	/** Count or state beside the title. */
	readonly badge?: ReactNode;
	/** The one action or menu of the card. */
	readonly action?: ReactNode;
	readonly id?: string;
	/** Text gets the card's inner space; rows and tables bring their own. */
	readonly isPadded?: boolean;
	readonly className?: string;
}

/** A card: one subject, headline at the start, one action at the end. Never inside another. */
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
