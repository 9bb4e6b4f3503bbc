import type { ReactElement } from 'react';
import { useFullQuery } from '@store-admin/navigation';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { htmlAnswer, onRest } from '../../../../tests/js/fake-rest';
import { render, type RenderOptions } from '../../../../tests/js/render';
import { LaunchYourStoreScreen } from '../launch-your-store-screen';

export const HUB = 'admin.php?page=wc-admin&path=%2Flaunch-your-store';
export const SUCCESS = `${ HUB }&sidebar=launch-success&content=launch-store-success`;
export const SAVE = 'POST /wc-admin/options';
export const SURVEY = 'GET /wc-admin/launch-your-store/survey-completed';
export const COUNT = 'GET /wc-admin/launch-your-store/woopayments/test-orders/count';

const LIVE = '<html><head><title>Shop</title></head></html>';
const HIDDEN = "<html><head><meta name='woo-coming-soon-page' content='yes'></head></html>";

/** What visitors get of the home page and of the shop. */
export function serveVisitors( home: 'live' | 'coming-soon' = 'live', shop = home ): void {
	onRest( 'GET /', htmlAnswer( 200, home === 'live' ? LIVE : HIDDEN ) );
	onRest( 'GET /shop/', htmlAnswer( 200, shop === 'live' ? LIVE : HIDDEN ) );
}

interface Store {
	readonly isComingSoon?: boolean;
	readonly testOrders?: number;
	readonly tasks?: readonly Parameters< typeof makeTask >[ 0 ][];
}

/** Answers for a store. */
export function serveStore( {
	isComingSoon = true,
	testOrders = 0,
	tasks = [ { id: 'products', title: 'Add your products' } ],
}: Store = {} ) {
	onRest( 'GET /wc-admin/options', { woocommerce_coming_soon: isComingSoon ? 'yes' : 'no' } );
	onRest( SAVE, { woocommerce_coming_soon: true } );
	onRest( 'GET /wc-admin/onboarding/tasks', [
		makeTaskList( { id: 'setup', tasks: tasks.map( ( task ) => makeTask( task ) ) } ),
		makeTaskList( { id: 'extended', tasks: [ makeTask( { id: 'marketing' } ), makeTask( { id: 'get-mobile-app' } ) ] } ),
	] );
	onRest( COUNT, { count: testOrders } );
	onRest( SURVEY, () => 'no' );
	serveVisitors();
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce' ] } );
}

function AtAddress(): ReactElement {
	const query = useFullQuery();
	return <LaunchYourStoreScreen query={ query } path="/launch-your-store" pathMatch="/launch-your-store/*" params={ {} } />;
}

/** Renders the step of an address. */
export function openLaunch( url = HUB, settings: RenderOptions[ 'settings' ] = {} ) {
	return render( <AtAddress />, {
		url,
		settings: { homeUrl: 'http://localhost/', shopUrl: 'http://localhost/shop/', ...settings },
	} );
}
