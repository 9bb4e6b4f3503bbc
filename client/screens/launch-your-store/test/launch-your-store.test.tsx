import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { COUNT, HUB, openLaunch, SAVE, serveStore, serveVisitors, SUCCESS, SURVEY } from './open-launch';

const DELETE = 'DELETE /wc-admin/launch-your-store/woopayments/test-orders';
const GATEWAYS = 'GET /wc/v3/payment_gateways';
const ANSWERED = 'POST /wc-admin/launch-your-store/update-survey-status';

const heading = ( name: string | RegExp ) => screen.findByRole( 'heading', { level: 1, name } );
const button = () => screen.findByRole( 'button', { name: 'Launch your store' } );
/** The button once the store has said that it is not live. */
const launch = async () => {
	await waitFor( async () => expect( await button() ).toBeEnabled() );
	return button();
};
const LIVE = /store is now live/;

beforeEach( () => {
	window.localStorage.clear();
	window.sessionStorage.clear();
	window.scrollTo = () => undefined;
} );

describe( 'the hub', () => {
	it( 'has the open tasks, a preview that cannot leave its frame, and the button', async () => {
		serveStore();
		openLaunch();
		const task = await screen.findByRole( 'link', { name: /Add your products/ } );
		expect( task.getAttribute( 'href' ) ).toContain( 'task=products' );
		const frame = screen.getByTitle( 'Preview of your store' );
		expect( frame.getAttribute( 'src' ) ).toBe( 'http://localhost/?site-preview=1' );
		expect( frame.getAttribute( 'sandbox' ) ).toMatch( /allow-scripts/ );
		expect( frame.getAttribute( 'sandbox' ) ).not.toMatch( /allow-(top-navigation|forms|modals)/ );
		expect( await launch() ).toBeEnabled();
	} );

	it( 'says so when no task is left', async () => {
		serveStore( { tasks: [ { id: 'products', isComplete: true } ] } );
		openLaunch();
		expect( await screen.findByText( /no pending tasks to complete/ ) ).toBeInTheDocument();
	} );

	it( 'keeps the button when the tasks cannot be loaded, and loads them again', async () => {
		serveStore();
		onRest( 'GET /wc-admin/onboarding/tasks', restError( 500, 'broken', 'Broken.' ) );
		const { user } = openLaunch();
		expect( await screen.findByText( 'Your tasks could not be loaded.' ) ).toBeInTheDocument();
		expect( await launch() ).toBeEnabled();
		serveStore();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: /Add your products/ } ) ).toBeInTheDocument();
	} );

	it( 'launches nothing while it is unknown whether the store is live', async () => {
		serveStore();
		onRest( 'GET /wc-admin/options', restError( 403, 'rest_forbidden', 'No.' ) );
		openLaunch();
		expect( await screen.findByText( 'It could not be loaded whether your store is live.' ) ).toBeInTheDocument();
		expect( await button() ).toBeDisabled();
	} );

	it( 'of a live store leads to what is next instead of launching again', async () => {
		serveStore( { isComingSoon: false } );
		openLaunch();
		expect( await screen.findByText( /Your store is live/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'See what’s next' } ).getAttribute( 'href' ) ).toContain( 'sidebar=launch-success' );
		expect( screen.queryByRole( 'button', { name: 'Launch your store' } ) ).not.toBeInTheDocument();
	} );

	it( 'ends the waiting of Home', async () => {
		window.sessionStorage.setItem( 'lysWaiting', 'yes' );
		serveStore();
		openLaunch();
		await launch();
		expect( window.sessionStorage.getItem( 'lysWaiting' ) ).toBe( 'no' );
	} );
} );

describe( 'the launch', () => {
	it( 'U7: saves, looks as a visitor and opens the next step, from which Back leads to the hub', async () => {
		serveStore();
		const { user, history } = openLaunch();
		await user.click( await launch() );
		const title = await heading( LIVE );
		await waitFor( () => expect( title ).toHaveFocus() );
		expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( { woocommerce_coming_soon: 'no' } );
		expect( history.location.search ).toContain( 'sidebar=launch-success' );
		history.back();
		expect( await screen.findByText( /Your store is live/ ) ).toBeInTheDocument();
		history.forward();
		expect( await heading( LIVE ) ).toBeInTheDocument();
	} );

	it( 'V2: says that a cache keeps the page "coming soon", and looks again when asked', async () => {
		serveStore();
		serveVisitors( 'live', 'coming-soon' );
		const { user } = openLaunch();
		await user.click( await launch() );
		expect( await heading( /store will launch soon/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: /server caches/ } ) ).toBeInTheDocument();
		serveVisitors( 'live' );
		await user.click( screen.getByRole( 'button', { name: 'Check again' } ) );
		expect( await heading( LIVE ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Check again' } ) ).not.toBeInTheDocument();
	} );

	it( 'says that it does not know what visitors get when the page cannot be read', async () => {
		serveStore();
		onRest( 'GET /', answer( 500, 'Broken' ) );
		const { user } = openLaunch();
		await user.click( await launch() );
		expect( await screen.findByText( /could not be checked from here/ ) ).toBeInTheDocument();
	} );

	it( 'that the store refuses stays on the hub and says so', async () => {
		serveStore();
		onRest( SAVE, restError( 403, 'rest_forbidden', 'No.' ) );
		const { user, history } = openLaunch();
		await user.click( await launch() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /The store was not launched.*not allowed to change/ );
		expect( history.location.search ).not.toContain( 'launch-success' );
		expect( await launch() ).toBeEnabled();
	} );

	it( 'sends nothing more for a second press', async () => {
		serveStore();
		let save: ( answered: object ) => void = () => undefined;
		onRest(
			SAVE,
			async () =>
				new Promise( ( resolve ) => {
					save = resolve;
				} )
		);
		const { user } = openLaunch();
		await user.dblClick( await launch() );
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
		// Later writes of options wait for this one.
		save( { woocommerce_coming_soon: true } );
		expect( await heading( LIVE ) ).toBeInTheDocument();
	} );
} );

describe( 'test orders', () => {
	const gateway = ( id: string, enabled: boolean ) => ( { id, enabled, title: id } );

	it( 'are removed after the launch when the owner chose it', async () => {
		serveStore( { testOrders: 2 } );
		onRest( GATEWAYS, [ gateway( 'woocommerce_payments', true ), gateway( 'cod', false ) ] );
		onRest( DELETE, answer( 204, null ) );
		const { user } = openLaunch();
		const choice = await screen.findByRole( 'switch', { name: 'Remove 2 test orders' } );
		expect( choice ).not.toBeChecked();
		await user.click( choice );
		await user.click( await launch() );
		expect( await heading( LIVE ) ).toBeInTheDocument();
		expect( restRequests( DELETE ) ).toHaveLength( 1 );
	} );

	it( 'that could not be removed are told on the next step, with another try', async () => {
		serveStore( { testOrders: 2 } );
		onRest( GATEWAYS, [ gateway( 'woocommerce_payments', true ) ] );
		onRest( DELETE, restError( 500, 'broken', 'Broken.' ) );
		const { user } = openLaunch();
		await user.click( await screen.findByRole( 'switch', { name: 'Remove 2 test orders' } ) );
		await user.click( await launch() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'its test orders were not removed' );
		onRest( DELETE, answer( 204, null ) );
		await user.click( within( screen.getByRole( 'alert' ) ).getByRole( 'button' ) );
		await waitFor( () => expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument() );
	} );

	it( 'are not offered while another payment method is enabled, or when there are none', async () => {
		serveStore( { testOrders: 2 } );
		onRest( GATEWAYS, [ gateway( 'woocommerce_payments', true ), gateway( 'cod', true ) ] );
		openLaunch();
		await launch();
		await waitFor( () => expect( restRequests( GATEWAYS ) ).toHaveLength( 1 ) );
		expect( screen.queryByText( 'Test data' ) ).not.toBeInTheDocument();
	} );

	it( 'ask nothing about payment methods when there are none', async () => {
		serveStore();
		openLaunch();
		await launch();
		await waitFor( () => expect( restRequests( COUNT ) ).toHaveLength( 1 ) );
		expect( restRequests( GATEWAYS ) ).toHaveLength( 0 );
	} );
} );

describe( 'the success', () => {
	it( 'U7: is shown to a late visitor of its address, who gets what visitors see now', async () => {
		serveStore( { isComingSoon: false } );
		openLaunch( SUCCESS );
		expect( await heading( LIVE ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Address of your store' ) ).toHaveValue( 'http://localhost/' );
		expect( screen.getByRole( 'link', { name: /Visit your store/ } ).getAttribute( 'href' ) ).toBe( 'http://localhost/' );
		expect( await screen.findByText( /successfully launched/ ) ).toBeInTheDocument();
	} );

	it( 'leads back to a hub that knows that the store is live, also while it still looks as a visitor', async () => {
		serveStore( { isComingSoon: false } );
		onRest( 'GET /', async () => new Promise( () => undefined ) );
		const { history } = openLaunch( SUCCESS );
		expect( await screen.findByText( 'Looking at your store as a visitor…' ) ).toBeInTheDocument();
		act( () => history.push( HUB ) );
		expect( await screen.findByText( /Your store is live/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'See what’s next' } ) ).toBeInTheDocument();
	} );

	it( 'U7: of a store that is not live leads to the hub', async () => {
		serveStore();
		const { history } = openLaunch( SUCCESS );
		expect( await heading( 'Launch Your Store' ) ).toBeInTheDocument();
		await waitFor( () => expect( history.location.search ).toContain( 'sidebar=hub' ) );
	} );

	it( 'has the first three steps that fit', async () => {
		serveStore( { isComingSoon: false } );
		openLaunch( SUCCESS );
		await screen.findByText( 'Promote your products' );
		expect( screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Promote your products',
			'Power up your store',
			'Manage your store on the go',
		] );
	} );

	it( 'M1: offers nothing for sale where suggestions are off', async () => {
		serveStore( { isComingSoon: false } );
		openLaunch( SUCCESS, { showsSuggestions: false } );
		await screen.findByText( 'Promote your products' );
		expect( screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Promote your products',
			'Help is on hand',
		] );
	} );

	it( 'asks once how it was, where opinions are asked for', async () => {
		serveStore( { isComingSoon: false } );
		onRest( ANSWERED, null );
		const { user } = openLaunch( SUCCESS, { asksOpinions: true } );
		await user.click( await screen.findByRole( 'radio', { name: 'Very easy' } ) );
		await user.type( screen.getByLabelText( /Why do you feel that way/ ), 'Quick' );
		await user.click( screen.getByRole( 'button', { name: 'Send' } ) );
		expect( await screen.findByText( 'We appreciate your feedback!' ) ).toBeInTheDocument();
		expect( restRequests( ANSWERED )[ 0 ]?.body ).toEqual( { status: 'yes' } );
	} );

	it( 'asks nothing a second time', async () => {
		serveStore( { isComingSoon: false } );
		onRest( SURVEY, () => 'yes' );
		openLaunch( `${ HUB }&sidebar=launch-success`, { asksOpinions: true } );
		await screen.findByText( 'Promote your products' );
		await waitFor( () => expect( restRequests( SURVEY ) ).toHaveLength( 1 ) );
		expect( screen.queryByRole( 'radio' ) ).not.toBeInTheDocument();
	} );
} );
