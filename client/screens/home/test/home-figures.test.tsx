import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { answerActivity } from '../activity/test/render-activity';
import { HomeScreen } from '../home-screen';

const TASKS = 'GET /wc-admin/onboarding/tasks';
const CAPABILITIES = [
	'manage_woocommerce',
	'view_woocommerce_reports',
	'read_private_shop_orders',
	'read_private_products',
	'edit_products',
	'moderate_comments',
];
const settings = { user: { id: 1, name: 'Ada', capabilities: CAPABILITIES }, isSetupOver: true };
const ideas = makeTaskList( {
	id: 'extended',
	title: 'Things to do next',
	displayProgressHeader: false,
	tasks: [ makeTask( { id: 'marketing', parentId: 'extended', title: 'Grow' } ) ],
} );

beforeEach( () => {
	answerActivity();
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( TASKS, [ ideas ] );
} );

const narrow = window.matchMedia;
afterEach( () => {
	window.matchMedia = narrow;
} );

/** Makes the window wide for the rest of a test. */
function widen(): void {
	window.matchMedia = ( query ) => ( { ...narrow( query ), matches: true } );
}

async function regions(): Promise< readonly ( string | null )[] > {
	const region = await screen.findByRole( 'region', { name: 'Things to do next' } );
	const all = screen.getAllByRole( 'region' );
	expect( all ).toContain( region );
	return all.map( ( element ) => {
		const title = document.getElementById( element.getAttribute( 'aria-labelledby' ) ?? '' );
		return element.getAttribute( 'aria-label' ) ?? title?.textContent ?? null;
	} );
}

describe( 'the figures of a store that is set up', () => {
	it.each( [
		[ 'one column is chosen', 'single_column', true ],
		[ 'the window has room for one column only', 'two_columns', false ],
	] )( 'K24: follow orders, stock and reviews when %s', async ( _when, layout, isWide ) => {
		onRest( 'GET /wp/v2/users/me', makeUser( { homepage_layout: layout } ) );
		if ( isWide ) {
			widen();
		}
		render( <HomeScreen />, { settings } );
		const names = await regions();
		expect( names.slice( names.indexOf( 'Reviews' ) ) ).toEqual( [
			'Reviews',
			'Stats overview',
			'Things to do next',
			'Inbox',
			'Store management',
		] );
	} );

	it( 'are in the second of two columns', async () => {
		onRest( 'GET /wp/v2/users/me', makeUser( { homepage_layout: 'two_columns' } ) );
		widen();
		render( <HomeScreen />, { settings } );
		expect( ( await regions() ).slice( -3 ) ).toEqual( [ 'Inbox', 'Stats overview', 'Store management' ] );
	} );
} );

describe( 'the completed set-up', () => {
	it( 'K24: shows the address of the store and copies it', async () => {
		onRest( TASKS, [ makeTaskList( { isComplete: true, tasks: [ makeTask( { id: 'tax', isComplete: true } ) ] } ) ] );
		const { user } = render( <HomeScreen />, { settings } );
		await user.click( await screen.findByRole( 'button', { name: 'Copy address' } ) );
		expect( await screen.findByText( 'Copied.' ) ).toBeInTheDocument();
		// Parts of the page are still drawn in the meantime, which React allows inside waitFor() only.
		const copied = await waitFor( async () => window.navigator.clipboard.readText() );
		expect( screen.getAllByRole( 'link' ).some( ( link ) => ( link as HTMLAnchorElement ).getAttribute( 'href' ) === copied ) ).toBe(
			true
		);
		expect( screen.getByText( copied ) ).toBeInTheDocument();
	} );
} );
