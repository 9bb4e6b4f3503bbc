import type { ComponentType } from 'react';

/** A value of the query: a list when the name is repeated, a map when it has brackets. */
export type QueryValue = string | readonly QueryValue[] | { readonly [ name: string ]: QueryValue };

/** The query of the address: names and values. */
export type Query = Readonly< Record< string, QueryValue > >;

/** Props of the component of a page. */
export interface PageProps {
	/** Values of the `:name` parts of the path pattern. */
	readonly params: Readonly< Record< string, string | undefined > >;
	/** The current path. */
	readonly path: string;
	/** The pattern that the path matched. */
	readonly pathMatch: string;
	readonly query: Query;
}

/** A title, or an address below wp-admin with its title. */
export type Breadcrumb = string | readonly [ href: string, title: string ];

/** An entry of the filter `woocommerce_admin_pages_list`. */
export interface Page {
	readonly container: ComponentType< PageProps >;
	/** Path pattern of React Router. */
	readonly path: string;
	/** Capability that a user needs to see the page; without one everybody who may open page=wc-admin sees it. */
	readonly capability?: string | undefined;
	readonly breadcrumbs?:
		| readonly Breadcrumb[]
		| ( ( context: { readonly match: { readonly url: string; readonly params: PageProps[ 'params' ] } } ) => readonly Breadcrumb[] );
	/** Id of the admin menu item that is open while the page is shown. */
	readonly wpOpenMenu?: string | undefined;
	readonly navArgs?: { readonly id?: string; readonly parentPath?: string };
	/** The parts of the frame that the page switches off. A part that is not named is on. */
	readonly layout?: {
		readonly header?: boolean;
		readonly footer?: boolean;
		readonly showNotices?: boolean;
		readonly showStoreAlerts?: boolean;
		readonly showPluginArea?: boolean;
	};
	/** Shown while the page is loading. */
	readonly fallback?: ComponentType;
}
