import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeNote } from '../../../../tests/js/factories/make-note';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { htmlAnswer, onRest, restError, restRequests, type Route } from '../../../../tests/js/fake-rest';
import { keepEverythingInView } from '../../../../tests/js/keep-everything-in-view';
import { render } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { HomeScreen } from '../home-screen';

const TASKS: Route = 'GET /wc-admin/onboarding/tasks';
const NOTES: Route = 'GET /wc-analytics/admin/notes';
const FIGURES: Route = 'GET /wc-analytics/reports/performance-indicators';
const COUNTS: readonly Route[] = [
	'GET /wc-analytics/orders',
	'GET /wc-analytics/products/count-low-in-stock',
	'GET /wc-analytics/products/reviews',
];

const CAPABILITIES = [
	'manage_woocommerce',
	'view_woocommerce_reports',
	'read_private_shop_orders',
	'read_private_products',
	'edit_products',
	'moderate_comments',
];
const LONG = 'Supercalifragilistic'.repeat( 15 );
const HOSTILE = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

function renderHome( { capabilities = CAPABILITIES, ...settings }: { capabilities?: string[] } & Record< string, unknown > = {} ) {
	return render( <HomeScreen />, { settings: { isSetupOver: true, user: { id: 1, name: 'Ada', capabilities }, ...settings } } );
}

const ideas = ( ...titles: string[] ) =>
	makeTaskList( {
		id: 'extended',
		title: 'Things to do next',
		displayProgressHeader: false,
		tasks: titles.map( ( title ) => makeTask( { title, content: HOSTILE } ) ),
	} );

beforeEach( () => {
	keepEverythingInView();
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( TASKS, [ ideas( 'An idea' ) ] );
	onRest( NOTES, [ makeNote( { title: 'A message' } ) ] );
	onRest( 'PUT /wc-analytics/admin/notes/update', [] );
	onRest( FIGURES, [
		{ stat: 'orders/orders_count', chart: 'orders_count', label: 'Orders placed', format: 'number', value: 3, _links: {} },
	] );
	COUNTS.forEach( ( route ) => onRest( route, [] ) );
	onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 0 } );
} );

const parts: Readonly< Record< string, () => Promise< HTMLElement > > > = {
	tasks: () => screen.findByText( 'An idea' ),
	inbox: () => screen.findByText( 'A message' ),
	figures: () => screen.findByText( 'Orders placed' ),
	activity: () => screen.findByRole( 'button', { name: /^Orders/ } ),
	links: () => screen.findByRole( 'link', { name: 'Shipping' } ),
};

describe( 'a part of Home', () => {
	it.each< [ Route, string, string ] >( [
		[ TASKS, 'tasks', 'Your tasks could not be loaded.' ],
		[ NOTES, 'inbox', 'There was an error getting your inbox.' ],
		[ FIGURES, 'figures', 'Your figures could not be loaded.' ],
	] )( 'may fail or be refused (%s), and the others stay', async ( route, own, said ) => {
		for ( const fault of [ restError( 500, 'db', 'Away.' ), restError( 403, 'rest_forbidden', 'No.' ), htmlAnswer() ] ) {
			onRest( route, fault );
			const { unmount } = renderHome();
			const alerts = await screen.findAllByRole( 'alert' );
			expect( alerts ).toHaveLength( 1 );
			expect( alerts[ 0 ] ).toHaveTextContent( said );
			for ( const [ name, find ] of Object.entries( parts ) ) {
				if ( name !== own ) {
					expect( await find() ).toBeInTheDocument();
				}
			}
			unmount();
		}
	} );

	it.each( COUNTS )( 'is shown when its count fails (%s)', async ( route ) => {
		onRest( route, restError( 500, 'db', 'Away.' ) );
		renderHome();
		expect( await parts[ 'tasks' ]?.() ).toBeInTheDocument();
		expect( await parts[ 'activity' ]?.() ).toBeEnabled();
		await waitFor( () => expect( restRequests( route ) ).not.toHaveLength( 0 ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'may be empty', async () => {
		[ TASKS, NOTES, FIGURES ].forEach( ( route ) => onRest( route, [] ) );
		renderHome();
		expect( await screen.findByText( 'Your inbox is empty' ) ).toBeInTheDocument();
		await waitFor( () => expect( restRequests( FIGURES ) ).toHaveLength( 2 ) );
		expect( screen.getByRole( 'heading', { name: 'Your store today' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'a role with order rights only', () => {
	it( 'R3: sends no request that this user is refused', async () => {
		const forbidden: readonly Route[] = [
			FIGURES,
			'GET /wc-analytics/products/count-low-in-stock',
			'GET /wc-analytics/products/reviews',
		];
		forbidden.forEach( ( route ) => onRest( route, restError( 403, 'rest_forbidden', 'No.' ) ) );
		renderHome( { capabilities: [ 'manage_woocommerce', 'read_private_shop_orders' ] } );
		expect( await parts[ 'activity' ]?.() ).toBeInTheDocument();
		expect( await parts[ 'inbox' ]?.() ).toBeInTheDocument();
		forbidden.forEach( ( route ) => expect( restRequests( route ) ).toHaveLength( 0 ) );
		expect( screen.queryByText( 'Stats overview' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'hostile texts', () => {
	it.each( [ HOSTILE, LONG, 'متجر ‮rtl', '&lt;svg onload=window.hacked=1&gt;' ] )( '%s are shown as text', async ( title ) => {
		onRest( TASKS, [ ideas( title || 'x', 'Second' ) ] );
		onRest( NOTES, [
			makeNote( { title, content: HOSTILE, actions: [ { id: 1, name: 'a', label: title, url: 'javascript:alert(1)' } ] } ),
		] );
		const { container } = renderHome();
		const ofInbox = () => within( screen.getByRole( 'region', { name: 'Inbox' } ) ).getByRole( 'heading', { level: 3 } );
		await waitFor( () => expect( ofInbox() ).toHaveTextContent( title.slice( 0, 10 ) ) );
		expect( container.querySelector( 'script, [onerror], [onload], img[src="x"]' ) ).toBeNull();
		expect( 'hacked' in window ).toBe( false );
	} );
} );

/** Options that Home and its parts read. */
const OPTIONS = [
	'woocommerce_default_homepage_layout',
	'woocommerce_admin_install_timestamp',
	'woocommerce_coming_soon',
	'woocommerce_show_lys_tour',
	'woocommerce_ces_shown_for_actions',
];

describe( 'missing options', () => {
	it.each( [ false, '', null, undefined, 'yes', [], 7 ] )( 'that are %p leave Home in one column', async ( value ) => {
		const answers = OPTIONS.map( ( name ) => [ name, value ] );
		onRest( 'GET /wc-admin/options', Object.fromEntries( answers ) as object );
		const { container } = renderHome();
		for ( const find of Object.values( parts ) ) {
			expect( await find() ).toBeInTheDocument();
		}
		expect( container.querySelector( '.two-columns' ) ).toBeNull();
	} );

	it( 'that are refused leave Home as it is', async () => {
		onRest( 'GET /wc-admin/options', restError( 403, 'rest_forbidden', 'No.' ) );
		renderHome();
		expect( await parts[ 'tasks' ]?.() ).toBeInTheDocument();
		expect( await parts[ 'inbox' ]?.() ).toBeInTheDocument();
	} );
} );

describe( 'an amount', () => {
	const currency = { code: 'X', symbol: '¤', position: 'left', decimalSeparator: '.', thousandSeparator: ',' };
	it.each( [
		[ 0, '¤1,235' ],
		[ 2, '¤1,234.57' ],
		[ 3, '¤1,234.568' ],
	] )( 'with %i decimals is formatted so', async ( precision, text ) => {
		onRest( FIGURES, [ { stat: 'revenue/total_sales', label: 'Total sales', format: 'currency', value: 1234.5678, _links: {} } ] );
		renderHome( { currency: { ...currency, precision } } );
		expect(
			await screen.findByRole( 'link', { name: new RegExp( `^Total sales\\s*${ text.replace( '.', '\\.' ) }` ) } )
		).toBeInTheDocument();
	} );
} );

describe( 'a store in another time zone and year than the browser', () => {
	it.each( [ 'Pacific/Kiritimati', 'Pacific/Pago_Pago', '+05:45' ] )( 'requests figures for the days of %s', async ( timeZone ) => {
		const offset = timeZone.startsWith( '+' ) ? 'Asia/Kathmandu' : timeZone;
		const today = () =>
			`${ new Intl.DateTimeFormat( 'en-CA', { timeZone: offset, dateStyle: 'short' } ).format( new Date() ) }T00:00:00`;
		const before = today();
		renderHome( {
			locale: {
				site: 'en_US',
				user: 'en_US',
				isRtl: false,
				startOfWeek: 1,
				dateFormat: 'F j, Y',
				timeFormat: 'g:i a',
				timeZone,
			},
		} );
		expect( await parts[ 'figures' ]?.() ).toBeInTheDocument();
		// Midnight may have passed during the test.
		expect( restRequests( FIGURES ).some( ( { query } ) => [ before, today() ].includes( String( query[ 'after' ] ) ) ) ).toBe( true );
	} );
} );

describe( 'an invalid preference of opened tasks', () => {
	it( 'is not overwritten', async () => {
		onRest( 'GET /wp/v2/users/me', makeUser( { task_list_tracked_started_tasks: '["idea"]' } ) );
		const { user, history } = renderHome();
		await user.click( await screen.findByRole( 'link', { name: /An idea/ } ) );
		expect( history.location.search ).toContain( 'task=' );
		await settle();
		expect( restRequests( 'POST /wp/v2/users/1' ) ).toEqual( [] );
	} );
} );
