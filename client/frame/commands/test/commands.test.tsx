import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createReduxStore, register, select } from '@wordpress/data';
import { render, screen } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { bootWith } from '../../../../tests/js/render';
import type { LoadedCommands } from '../command';
import { taskCommands } from '../record-commands';
import { reportCommands } from '../report-commands';
import { settingCommands, tabCommands } from '../setting-commands';
import { registerCommands } from '../use-commands';

interface Loader {
	readonly name: string;
	readonly hook: ( query: { readonly search: string } ) => LoadedCommands;
}

const CAPABILITIES = [ 'manage_woocommerce', 'view_woocommerce_reports', 'edit_shop_orders', 'edit_products' ];
const boot = ( capabilities: readonly string[] = CAPABILITIES ) =>
	bootWith( { features: [ 'analytics' ], user: { id: 1, name: 'Ada', capabilities } } );
const labels = ( commands: readonly { readonly label: string }[] ) => commands.map( ( { label } ) => label );

const palette = createReduxStore( 'core/commands', {
	reducer: ( state: readonly Loader[] = [], action: { readonly type: string; readonly loader?: Loader } ) =>
		action.loader ? [ ...state, action.loader ] : state,
	actions: { registerCommandLoader: ( loader: Loader ) => ( { type: 'ADD', loader } ) },
	selectors: { getLoaders: ( state: readonly Loader[] ) => state },
} );

function Results( { loader, search }: { readonly loader: Loader; readonly search: string } ) {
	const { commands, isLoading } = loader.hook( { search } );
	return <output>{ isLoading ? 'Loading' : labels( commands ).join( ', ' ) }</output>;
}

async function find( kind: string, search: string ): Promise< string > {
	const loader = select( palette )
		.getLoaders()
		.find( ( { name } ) => name === `store-admin/${ kind }` );
	const { unmount } = render( loader ? <Results loader={ loader } search={ search } /> : <output>none</output> );
	await passTime( 300 );
	const { textContent } = screen.getByRole( 'status' );
	unmount();
	return textContent ?? '';
}

describe( 'the commands of reports', () => {
	beforeEach( () => void boot() );

	it( 'are found by report and range in any order', () => {
		expect( labels( reportCommands( 'orders last month' ) ) ).toEqual( [ 'Report: Orders, Last month' ] );
		expect( labels( reportCommands( 'LAST month orders' ) ) ).toEqual( [ 'Report: Orders, Last month' ] );
		expect( labels( reportCommands( 'stock' ) ) ).toEqual( [ 'Report: Stock' ] );
		expect( reportCommands( '' ) ).toEqual( [] );
	} );

	it( 'leave out the stock report in a store that does not manage stock', () => {
		bootWith( { features: [ 'analytics' ], user: { id: 1, name: 'Ada', capabilities: CAPABILITIES }, manageStock: false } );
		expect( reportCommands( 'stock' ) ).toEqual( [] );
	} );

	it( 'are not registered on a site without a palette', () => {
		expect( registerCommands ).not.toThrow();
	} );

	it( 'are for users who may see reports', () => {
		boot( [ 'edit_products' ] );
		expect( reportCommands( 'orders' ) ).toEqual( [] );
	} );
} );

describe( 'the commands of settings', () => {
	beforeEach( () => void boot() );

	it( 'are tabs and single settings, by name', () => {
		const known = [ { id: 'woocommerce_tax_round', label: 'Round tax', tab: 'tax', tabLabel: 'Tax', section: '' } ];
		expect( labels( settingCommands( 'tax', known ) ) ).toEqual( [ 'Round tax (Tax settings)' ] );
		expect( labels( tabCommands( 'tax' ) ) ).toEqual( [ 'Settings: Tax' ] );
		expect( labels( tabCommands( 'privacy' ) ) ).toEqual( [ 'Settings: Accounts & Privacy' ] );
	} );
} );

describe( 'the loaders of the palette', () => {
	beforeEach( () => {
		boot();
		controlTime();
		onRest( 'GET /store-admin/v1/setting-names', restError( 500, 'broken', 'Broken.' ) );
		if ( ! select( 'core/commands' ) ) {
			register( palette );
			registerCommands();
		}
	} );

	it( 'find orders by number, products and customers by name', async () => {
		onRest( 'GET /wc-analytics/orders', [ { id: 71, number: '1071' } ] );
		onRest( 'GET /wc-analytics/products', [ { id: 5, name: 'Blue cup', type: 'simple' } ] );
		onRest( 'GET /wc-analytics/customers', [ { id: 9, name: 'Ann Example', username: '', email: '' } ] );
		expect( await find( 'orders', 'order #1071' ) ).toBe( 'Order #1071' );
		expect( await find( 'products', 'blue' ) ).toBe( 'Product: Blue cup' );
		expect( await find( 'customers', 'ann' ) ).toBe( 'Customer: Ann Example' );
		expect( restRequests( 'GET /wc-analytics/orders' )[ 0 ]?.query ).toMatchObject( { number: '1071', per_page: '5' } );
	} );

	it( 'ask for nothing without a number, with fewer than three letters, and without the right to it', async () => {
		expect( await find( 'orders', 'blue' ) ).toBe( '' );
		expect( await find( 'products', 'bl' ) ).toBe( '' );
		boot( [ 'read' ] );
		expect( await find( 'orders', '1071' ) ).toBe( '' );
		expect( await find( 'customers', 'blue' ) ).toBe( '' );
		expect( restRequests() ).toHaveLength( 0 );
	} );

	it( 'show nothing when the server fails', async () => {
		onRest( 'GET /wc-analytics/products', restError( 500, 'broken', 'Broken.' ) );
		expect( await find( 'products', 'blue' ) ).toBe( '' );
	} );

	it( 'find tabs at once, and settings in all sections with one request, also after it failed once', async () => {
		expect( await find( 'settings', 'hold stock' ) ).toBe( '' );
		expect( await find( 'tabs', 'tax' ) ).toBe( 'Settings: Tax' );
		onRest( 'GET /store-admin/v1/setting-names', [
			{ id: 'woocommerce_hold_stock_minutes', label: 'Hold stock', tab: 'products', tabLabel: 'Products', section: 'inventory' },
		] );
		expect( await find( 'settings', 'hold stock' ) ).toBe( 'Hold stock (Products settings)' );
		const asked = restRequests( 'GET /store-admin/v1/setting-names' ).length;
		expect( await find( 'settings', 'products hold' ) ).toBe( 'Hold stock (Products settings)' );
		expect( restRequests( 'GET /store-admin/v1/setting-names' ) ).toHaveLength( asked );
	} );

	it( 'find the tasks that are left', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', [
			makeTaskList( {
				tasks: [
					makeTask( { id: 'tax', title: 'Collect tax' } ),
					makeTask( { id: 'a', title: 'Tax done', isComplete: true } ),
					makeTask( { id: 'b', title: 'Tax put off', isSnoozed: true } ),
				],
			} ),
		] );
		expect( await find( 'tasks', 'tax' ) ).toBe( 'Task: Collect tax' );
	} );

	it( 'open tasks where their rows on Home lead, also two of the same id', () => {
		const tasks = [ makeTask( { id: 'payments', title: 'Get paid', actionUrl: 'admin.php?page=wc-settings&tab=checkout' } ) ];
		const commands = taskCommands( [
			{ id: 'setup', tasks },
			{ id: 'extended', tasks: [ ...tasks, makeTask( { id: 'x', title: 'X', actionUrl: 'javascript:alert(1)' } ) ] },
		] );
		expect( new Set( commands.map( ( { name } ) => name ) ).size ).toBe( 3 );
		const close = jest.fn();
		expectConsole( 'error', /Not implemented: navigation/, 2 );
		commands.forEach( ( { callback } ) => callback( { close } ) );
		expect( close ).toHaveBeenCalledTimes( 3 );
	} );
} );
