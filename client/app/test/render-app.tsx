import { addFilter } from '@wordpress/hooks';
import { SlotFillRoot } from '@store-admin/extensibility';
import { onRest } from '../../../tests/js/fake-rest';
import { render, type RenderOptions } from '../../../tests/js/render';
import { PageChromeProvider } from '../../shared/page-chrome';
import type { PageDefinition } from '../../shared/page-definition';
import { AppPages } from '../page/app-pages';

export const PAGES = 'woocommerce_admin_pages_list';
const QUEUE = 'woocommerce_admin_transient_notices_queue';

/** A page definition of an extension. */
export function makePage( changes: Partial< PageDefinition > = {} ): PageDefinition {
	return {
		path: '/mine',
		container: () => <p>My page</p>,
		breadcrumbs: [ [ '', 'WooCommerce' ], 'Mine' ],
		capability: 'manage_woocommerce',
		...changes,
	};
}

/** Adds pages through the public filter. */
export function addPages( ...pages: readonly unknown[] ): void {
	addFilter( PAGES, 'test/pages', ( list: readonly unknown[] ) => [ ...list, ...pages ] );
}

/** Renders the layout with the page of an address. The queue of transient notices is empty by default. */
export function renderApp( path: string, options: RenderOptions & { readonly queue?: unknown } = {} ) {
	const { queue = false, ...rest } = options;
	onRest( 'GET /wc-admin/options', { [ QUEUE ]: queue } );
	onRest( 'GET /wc-admin/onboarding/tasks', [] );
	return render(
		<SlotFillRoot>
			<PageChromeProvider>
				<AppPages />
			</PageChromeProvider>
		</SlotFillRoot>,
		{ url: `admin.php?page=wc-admin&path=${ path }`, ...rest }
	);
}
