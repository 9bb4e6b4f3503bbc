import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { settle } from '../../../../../tests/js/settle';
import { open, SAVE, serve } from './overview-page';

const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';
const MISC = 'GET /wc-admin/marketing/misc-recommendations';
const TITLE = 'Discover what drives your sales';
const HEADER = 'Try Order Attribution';
const DISMISSED = 'order_attribution_install_banner_dismissed';

/** Without sections the page has only the offer. */
const NO_SECTIONS = JSON.stringify( [ 'store-performance', 'charts', 'leaderboards' ].map( ( key ) => ( { key, isVisible: false } ) ) );

function serveOffer( { variant = 120, plugins = [ 'woocommerce' ], misc = [] as readonly unknown[], preferences = {} } = {} ) {
	serve( { dashboard_sections: NO_SECTIONS, ...preferences } );
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins } );
	onRest( 'GET /wc-admin/options', { woocommerce_remote_variant_assignment: String( variant ) } );
	onRest( MISC, misc );
}

const openOffer = ( settings = {} ) => open( { settings: { showsSuggestions: true, ...settings } } );

beforeEach( () => serveOffer() );

describe( 'The offer of order attribution', () => {
	it( 'is a card that can be dismissed for good, and then a button of the header', async () => {
		const { user } = openOffer();
		expect( await screen.findByRole( 'region', { name: TITLE } ) ).toHaveTextContent( /New.*Understand what truly drives revenue/ );
		expect( screen.queryByRole( 'button', { name: HEADER } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () =>
			expect( restRequests( SAVE ).at( -1 )?.body ).toMatchObject( { woocommerce_meta: { [ DISMISSED ]: 'yes' } } )
		);
		expect( await screen.findByRole( 'button', { name: HEADER } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'region', { name: TITLE } ) ).not.toBeInTheDocument();
	} );

	it.each( [ 'yes', '{"analytics-overview":"yes"}' ] )( 'is a button when %s is stored', async ( stored ) => {
		serveOffer( { preferences: { [ DISMISSED ]: stored } } );
		openOffer();
		expect( await screen.findByRole( 'button', { name: HEADER } ) ).toBeInTheDocument();
	} );

	it( 'keeps dismissals of other places', async () => {
		serveOffer( { preferences: { [ DISMISSED ]: '{"order-editor":"yes"}' } } );
		const { user } = openOffer();
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () => expect( restRequests( SAVE ) ).toHaveLength( 1 ) );
		const { woocommerce_meta: meta } = restRequests( SAVE )[ 0 ]?.body as { woocommerce_meta: Record< string, string > };
		expect( JSON.parse( meta[ DISMISSED ] ?? '' ) ).toEqual( { 'order-editor': 'yes', 'analytics-overview': 'yes' } );
	} );

	it( 'stays and says so when the dismissal fails', async () => {
		onRest( SAVE, restError( 500, 'broken', 'Broken.' ) );
		const { user } = openOffer();
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		expect( await screen.findByText( /The banner was not dismissed/ ) ).toBeInTheDocument();
	} );

	it.each( [
		[ false, 'card' ],
		[ true, 'button' ],
	] )( 'says why the installation failed, and can be tried again (dismissed: %s, %s)', async ( isDismissed ) => {
		serveOffer( { preferences: isDismissed ? { [ DISMISSED ]: 'yes' } : {} } );
		onRest( INSTALL, restError( 500, 'no_space', 'No space left.' ) );
		const { user, registry } = openOffer();
		const button = await screen.findByRole( 'button', { name: isDismissed ? HEADER : 'Try it now' } );
		await user.click( button );
		await waitFor( () => expect( restRequests( INSTALL ) ).toHaveLength( 1 ) );
		const text = /The order attribution extension was not installed/;
		if ( isDismissed ) {
			await waitFor( () => expect( JSON.stringify( registry.select( 'core/notices' )[ 'getNotices' ]?.() ) ).toMatch( text ) );
		} else {
			expect( await screen.findByText( text ) ).toBeInTheDocument();
		}
		expect( restRequests( INSTALL )[ 0 ]?.body ).toMatchObject( { plugins: 'woocommerce-analytics' } );
		expect( restRequests( ACTIVATE ) ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: isDismissed ? HEADER : 'Try it now' } ) );
		await waitFor( () => expect( restRequests( INSTALL ) ).toHaveLength( 2 ) );
	} );

	it( 'stays and says so when only the activation fails', async () => {
		onRest( INSTALL, { success: true, data: { installed: [ 'woocommerce-analytics' ] } } );
		onRest( ACTIVATE, restError( 500, 'fatal', 'The plugin broke.' ) );
		const { user } = openOffer();
		await user.click( await screen.findByRole( 'button', { name: 'Try it now' } ) );
		expect( await screen.findByText( /The order attribution extension was not installed/ ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'the extension is installed', { plugins: [ 'woocommerce-analytics' ] } ],
		[
			'the store is not among those that get it',
			{ misc: [ { id: 'woocommerce-analytics', order_attribution_promotion_percentage: [ [ '9.7', 99 ] ] } ] },
		],
		[ 'the number of the store is unknown', { variant: 0 } ],
	] )( 'is absent when %s', async ( _why, given ) => {
		serveOffer( given );
		openOffer();
		await screen.findByRole( 'button', { name: 'Add more sections' } );
		await act( settle );
		expect( screen.queryByRole( 'region', { name: TITLE } ) ).not.toBeInTheDocument();
	} );

	it( 'follows the table when the host has no recommendations', async () => {
		onRest( MISC, restError( 500, 'broken', 'Broken.' ) );
		openOffer();
		expect( await screen.findByRole( 'region', { name: TITLE } ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'suggestions are off (M1)', { showsSuggestions: false } ],
		[ 'this user may not install plugins', { user: { id: 1, name: 'Ada', capabilities: [ 'view_woocommerce_reports' ] } } ],
	] )( 'is absent and requests nothing when %s', async ( _why, settings ) => {
		openOffer( settings );
		await screen.findByRole( 'button', { name: 'Add more sections' } );
		await act( settle );
		expect( screen.queryByRole( 'region', { name: TITLE } ) ).not.toBeInTheDocument();
		expect( [ ...restRequests( MISC ), ...restRequests( 'GET /wc-admin/plugins/installed' ) ] ).toEqual( [] );
	} );
} );
