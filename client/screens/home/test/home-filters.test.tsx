import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { cleanup, screen } from '@testing-library/react';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { HomeScreen } from '../home-screen';

const FILTERS = [ 'woocommerce_admin_homepage_default_stats', 'woocommerce_admin_homescreen_quicklinks' ];

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( 'GET /wc-admin/onboarding/tasks', [
		makeTaskList( { tasks: [ makeTask( { id: 'loyalty', title: 'Set up loyalty', content: 'Reward regulars.' } ) ] } ),
	] );
} );
afterEach( () => {
	cleanup();
	FILTERS.forEach( ( name ) => removeFilter( name, 'tests' ) );
} );

it.each( [ '', '&task=loyalty' ] )( 'Home%s applies its filters, whichever of its parts are shown', async ( query ) => {
	const ran = new Set< string >();
	FILTERS.forEach( ( name ) =>
		addFilter( name, 'tests', ( value: unknown ) => {
			ran.add( name );
			return value;
		} )
	);
	render( <HomeScreen />, { url: `admin.php?page=wc-admin${ query }` } );
	expect( [ ...ran ].sort() ).toEqual( FILTERS );
	expect( await screen.findByText( 'Reward regulars.' ) ).toBeInTheDocument();
} );
