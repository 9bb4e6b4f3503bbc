import type { ComponentType } from 'react';

/** A value of the address: a list when the name is repeated, a map when it is written with brackets. */
export type QueryValue = string | readonly QueryValue[] | { readonly [ name: string ]: QueryValue };

/** Names and values of the address. */
export type Query = Readonly< Record< string, QueryValue > >;

/** What the component of a page gets. */
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

/** An entry of the filter `woocommerce_admin_pages_list`. */
export interface Page {
	readonly container: ComponentType< PageProps >;
	/** Pattern of React Router. */
	readonly path: string;
	/** Who sees the page; without one everybody who may open page=wc-admin. */
	readonly capability?: string | undefined;
	readonly breadcrumbs?:
		| readonly Breadcrumb[]
		| ( ( context: { readonly match: { readonly url: string; readonly params: PageProps[ 'params' ] } } ) => readonly Breadcrumb[] );
	/** Id of the item of the admin menu that is open while the page is shown. */
	readonly wpOpenMenu?: string | undefined;
	readonly navArgs?: { readonly id?: string; readonly parentPath?: string };
	/** Parts of the frame to switch off; all are on when left out. */
	readonly layout?: {
		readonly header?: boolean;
		readonly footer?: boolean;
		readonly showNotices?: boolean;
		readonly showStoreAlerts?: boolean;
		readonly showPluginArea?: boolean;
	};
	/** Shown while the page loads. */
	readonly fallback?: ComponentType;
}
