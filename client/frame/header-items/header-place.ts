import type { Query } from '@store-admin/navigation';

/** Facts about the current page that the header depends on. */
export interface HeaderPlace {
	readonly isEmbedded: boolean;
	/** True on Home, also while a task is open. */
	readonly isOnHome: boolean;
	/** The id of the set-up task that is worked on: on its own screen, or on a classic page that its screen links to. */
	readonly task: string | undefined;
	/** True on the classic screen for a new product. */
	readonly isNewProduct: boolean;
	/** True on a screen of the host's own product editor. */
	readonly isProductScreen: boolean;
	/** True on the classic settings. */
	readonly isSettings: boolean;
}

const PRODUCT_PATHS = /^\/(add-product|product\/)/;

function textOf( value: unknown ): string | undefined {
	return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Describes the page of a header.
 *
 * @param isEmbedded Whether the page is a classic one.
 * @param query      Query of the page.
 * @param pathname   Path of the document, which tells classic pages apart.
 */
export function headerPlace( isEmbedded: boolean, query: Query, pathname: string ): HeaderPlace {
	const path = textOf( query[ 'path' ] ) ?? '/';
	const isOnHome = ! isEmbedded && path === '/';
	return {
		isEmbedded,
		isOnHome,
		task: isOnHome ? textOf( query[ 'task' ] ) : textOf( query[ 'wc_onboarding_active_task' ] ),
		isNewProduct: isEmbedded && pathname.endsWith( '/post-new.php' ) && query[ 'post_type' ] === 'product',
		isProductScreen: ! isEmbedded && PRODUCT_PATHS.test( path ),
		isSettings: isEmbedded && query[ 'page' ] === 'wc-settings',
	};
}
