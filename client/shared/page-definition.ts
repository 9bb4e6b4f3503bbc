import type { ComponentType } from 'react';
import type { MenuPage, Query } from '@store-admin/navigation';

/** The props of each page component. Public: pages of extensions rely on it. */
export interface PageProps {
	/** Values of the `:name` parts of the path pattern. */
	readonly params: Readonly< Record< string, string | undefined > >;
	/** The current path. */
	readonly path: string;
	/** The pattern that the path matched. */
	readonly pathMatch: string;
	readonly query: Query;
}

/** A title, or an address relative to wp-admin with its title. */
export type Breadcrumb = string | readonly [ href: string, title: string ];

/** The parts of the frame that a page may switch off. A part that is not named is on. */
export interface PageLayout {
	readonly header?: boolean;
	readonly footer?: boolean;
	readonly showNotices?: boolean;
	readonly showStoreAlerts?: boolean;
	readonly showPluginArea?: boolean;
}

/** How a page of ours is shown without menu, toolbar and header. */
export interface FullScreen {
	/** The public class that body has meanwhile, beside those of the host. */
	readonly bodyClass: string;
	/** The address to which the Escape key leads; without one the key does nothing. */
	readonly exitHref?: () => string;
}

/** One entry of the public filter `woocommerce_admin_pages_list`. */
export interface PageDefinition extends MenuPage {
	readonly container: ComponentType< PageProps >;
	/** Pattern of React Router, matched as a whole. */
	readonly path: string;
	readonly breadcrumbs?:
		| readonly Breadcrumb[]
		| ( ( context: { readonly match: { readonly url: string; readonly params: PageProps[ 'params' ] } } ) => readonly Breadcrumb[] );
	/** Capability that a user needs to see the page. Without one, everybody who may open page=wc-admin sees it (ADR 0019). */
	readonly capability?: string | undefined;
	readonly navArgs?: { readonly id?: string; readonly parentPath?: string };
	readonly layout?: PageLayout;
	/** For our own pages. Pages of extensions set the classes of body themselves. */
	readonly fullScreen?: FullScreen;
	/** Shown while the page loads. */
	readonly fallback?: ComponentType;
	/** Starts to load the code and the data of the page. Boot calls it for the opened page and waits a moment for it. */
	readonly preload?: () => Promise< unknown >;
	/** Dialogs and the like that the page shows over itself, also while its container is still loading. */
	readonly extras?: ComponentType;
	/** The address to which the page leads at once; undefined when it is to be shown. */
	readonly redirect?: ( query: Query, pages: readonly PageDefinition[] ) => string | undefined;
}

/** A page of ours. It always names its capability. */
export interface OwnPageDefinition extends PageDefinition {
	readonly capability: string;
}
