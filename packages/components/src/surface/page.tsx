import type { ReactElement, ReactNode } from 'react';
import '../tokens.scss';
import './page.scss';

export interface PageProps {
	readonly children: ReactNode;
	/** How wide the content may grow; see the design's measures. */
	readonly measure: 'single' | 'double';
	readonly className?: string;
}

/** The column in which a screen stands. The `h1` belongs to the header of the shell. */
export function Page( { children, measure, className = '' }: PageProps ): ReactElement {
	return <div className={ `store-admin-page is-${ measure } ${ className }`.trimEnd() }>{ children }</div>;
}

export interface PageHeaderProps {
	readonly title: ReactNode;
	readonly description?: ReactNode;
	/** One action or menu, at the end. */
	readonly action?: ReactNode;
	readonly children?: ReactNode;
}

/** Headline of what follows, with the one action that belongs to all of it. */
export function PageHeader( { title, description, action, children }: PageHeaderProps ): ReactElement {
	return (
		<div className="store-admin-page-header">
			<div className="store-admin-page-header__row">
				<div className="store-admin-page-header__text">
					<h2 className="store-admin-page-header__title">{ title }</h2>
					{ description && <p className="store-admin-page-header__description">{ description }</p> }
				</div>
				{ action && <div className="store-admin-page-header__action">{ action }</div> }
			</div>
			{ children }
		</div>
	);
}
