import type { ReactElement, ReactNode } from 'react';
import '../tokens.scss';
import './page.scss';

export interface PageProps {
	readonly children: ReactNode;
	/** Maximum width of the content, see the design tokens. */
	readonly measure: 'single' | 'double' | 'wide';
	readonly className?: string;
}

/** The column of a screen. The `h1` is in the header of the frame. */
export function Page( { children, measure, className = '' }: PageProps ): ReactElement {
	return <div className={ `store-admin-page is-${ measure } ${ className }`.trimEnd() }>{ children }</div>;
}

export interface PageHeaderProps {
	readonly title: ReactNode;
	readonly description?: ReactNode;
	/** One action or menu, at the end of the header. */
	readonly action?: ReactNode;
	readonly children?: ReactNode;
}

/** The title of a page, with at most one action for the whole page. */
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
