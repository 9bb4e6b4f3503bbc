import { afterEach, beforeEach, expect, it } from '@jest/globals';
import * as components from '@wordpress/components';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { cleanup, screen } from '@testing-library/react';
import { useState, type ComponentType, type ReactElement } from 'react';
import { PluginAreas, SlotFillRoot } from '@store-admin/extensibility';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { TaskScreensContext } from '../../../../shared/task-screens';
import { HomeScreen } from '../../home-screen';

const FILTER = 'woocommerce_admin_onboarding_task_list';
const SCOPES = [ 'woocommerce-tasks' ];

interface Plugin {
	readonly scope: string;
	readonly render: ComponentType;
}

const plugins = new Map< string, Plugin >();
let refresh: () => void = () => undefined;

/** A stand-in for the plugin area of WordPress that renders one plugin. */
function PluginArea( { scope }: { readonly scope: string } ): ReactElement {
	const [ , setVersion ] = useState( 0 );
	refresh = () => setVersion( ( version ) => version + 1 );
	return (
		<>
			{ [ ...plugins ]
				.filter( ( [ , plugin ] ) => plugin.scope === scope )
				.map( ( [ name, { render: Render } ] ) => (
					<Render key={ name } />
				) ) }
		</>
	);
}

function registerPlugin( name: string, plugin: Plugin ): void {
	plugins.set( name, plugin );
	refresh();
}

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', { woocommerce_default_homepage_layout: false } );
	onRest( 'POST /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'loyalty', title: 'Set up loyalty' } ) ] } ) ] );
} );
afterEach( () => {
	// Unmounts first, because removing the filter would fetch the lists again.
	cleanup();
	removeAllFilters( FILTER, '' );
	Reflect.deleteProperty( window, 'wp' );
} );

it( 'the screen of a task from JavaScript is rendered by the plugin that the host names', async () => {
	addFilter( FILTER, 'loyalty/task', () => [ { key: 'loyalty', container: <button>Join</button> } ] );
	Reflect.set( window, 'wp', {
		components,
		plugins: { PluginArea, registerPlugin, getPlugin: ( name: string ) => plugins.get( name ), getPlugins: () => [] },
	} );
	render(
		<SlotFillRoot>
			<HomeScreen />
			<PluginAreas scopes={ SCOPES } />
		</SlotFillRoot>,
		{ url: 'admin.php?page=wc-admin&task=loyalty' }
	);
	expect( await screen.findAllByRole( 'button', { name: 'Join' } ) ).toHaveLength( 1 );
	expect( plugins.get( 'wc-admin-deprecated-task-container' )?.scope ).toBe( 'woocommerce-tasks' );
} );

it( 'the plugin names of the host are registered, and our screen is not shown when an extension unregisters one', async () => {
	onRest( 'GET /wc-admin/onboarding/tasks', [
		makeTaskList( { tasks: [ makeTask( { id: 'tax', title: 'Tax', content: 'Collect tax.' } ) ] } ),
	] );
	Reflect.set( window, 'wp', {
		components,
		plugins: { PluginArea, registerPlugin, getPlugin: ( name: string ) => plugins.get( name ), getPlugins: () => [] },
	} );
	const show = () =>
		render(
			<TaskScreensContext.Provider value={ { tax: () => <p>Our rates</p> } }>
				<HomeScreen />
			</TaskScreensContext.Provider>,
			{ url: 'admin.php?page=wc-admin&task=tax' }
		);
	const first = show();
	expect( await screen.findByText( 'Our rates' ) ).toBeInTheDocument();
	for ( const name of [ 'onboarding-task-tax', 'payment-gateway-setup-bacs' ] ) {
		expect( plugins.get( `wc-admin-${ name }` )?.scope ).toBe( 'woocommerce-tasks' );
	}
	expect( plugins.get( 'woocommerce-admin-task-launch-your-store' )?.scope ).toBe( 'woocommerce-tasks' );
	first.unmount();
	plugins.delete( 'wc-admin-onboarding-task-tax' );
	show();
	expect( await screen.findByText( 'Collect tax.' ) ).toBeInTheDocument();
	expect( screen.queryByText( 'Our rates' ) ).not.toBeInTheDocument();
} );
