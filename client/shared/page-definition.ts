import type { ComponentType } from 'react';
import type { MenuPage, Query } from '@store-admin/navigation';

/** What each page component gets; public, extension pages rely on it. */
export interface PageProps {
	/** Values of the `:name` parts of the path pattern. */
	readonly params: Readonly< Record< string, string | undefined > >;
	/** The path as it is. */
	readonly path: string;
	/** The pattern it matched. */
	readonly pathMatch: string;
	readonly query: Query;
}

/** A title, or an address below wp-admin with its title. */
export type Breadcrumb = string | readonly [ href: string, title: string ];

/** Parts of the frame that a page may switch off; all are on when left out. */
export interface PageLayout {
	readonly header?: boolean;
	readonly footer?: boolean;
	readonly showNotices?: boolean;
	readonly showStoreAlerts?: boolean;
	readonly showPluginArea?: boolean;
}

/** One entry of the public filter `woocommerce_admin_pages_list`. */
export interface PageDefinition extends MenuPage {
	readonly container: ComponentType< PageProps >;
	/** Pattern of React Router, matched as a whole. */
	readonly path: string;
	readonly breadcrumbs?:
		| readonly Breadcrumb[]
		| ( ( context: { readonly match: { readonly url: string; readonly params: PageProps[ 'params' ] } } ) => readonly Breadcrumb[] );
	/** A page without one is not shown. */
	readonly capability: string;
	readonly navArgs?: { readonly id?: string; readonly parentPath?: string };
	readonly layout?: PageLayout;
	/** Shown while the page loads. */
	readonly fallback?: ComponentType;
}
