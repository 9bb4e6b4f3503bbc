import type { Query } from '@store-admin/navigation';

/** What the header has to know about the page it stands on. */
export interface HeaderPlace {
	readonly isEmbedded: boolean;
	/** Home, also while it shows a task. */
	readonly isOnHome: boolean;
	/** The set-up task that is worked on, on its own screen or on a classic page that it sent the person to. */
	readonly task: string | undefined;
	/** The classic screen on which a product is made. */
	readonly isNewProduct: boolean;
	/** A screen of the host's own product editor. */
	readonly isProductScreen: boolean;
	/** The classic settings. */
	readonly isSettings: boolean;
}

const PRODUCT_PATHS = /^\/(add-product|product\/)/;

function textOf( value: unknown ): string | undefined {
	return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Reads where a header stands.
 *
 * @param isEmbedded Whether it is a classic page.
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
