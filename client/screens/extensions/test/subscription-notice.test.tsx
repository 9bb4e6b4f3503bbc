import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { ExtensionsScreen } from '../extensions-screen';
import { subscription } from './make-subscription';
import { ANSWER, CONNECTED, SUBSCRIPTIONS } from './open-extensions';

const DISMISS = 'POST /wc-admin/notice/dismiss';

const notice = async () => within( await screen.findByRole( 'region', { name: 'Notice about your subscriptions' } ) );
const noNotice = async () => {
	await screen.findByRole( 'table', { name: 'Installed on this store' } );
	expect( screen.queryByRole( 'region', { name: 'Notice about your subscriptions' } ) ).toBeNull();
};

function open( more: object = {}, tab = 'my-subscriptions' ) {
	return render( <ExtensionsScreen />, {
		url: `admin.php?page=wc-admin&path=%2Fextensions&tab=${ tab }`,
		settings: { ...CONNECTED, ...more },
	} );
}

beforeEach( () => {
	window.localStorage.clear();
	onRest( ANSWER, { failed: false, at: '', subscriptions: [] } );
	onRest( 'GET /wc/v3/marketplace/featured', [] );
	onRest( 'GET /search', { products: [], total_pages: 0, total_products: 0 } );
	onRest( 'GET /categories', [] );
} );

describe( 'the notice about subscriptions', () => {
	it( 'names one that has expired, with its price, and leads to the cart of the account', async () => {
		onRest( SUBSCRIPTIONS, [
			subscription( 4, { expired: true, product_regular_price: '&#36;79.00' } ),
			subscription( 5, { product_key: '' } ),
		] );
		open();
		const { getByText, getByRole } = await notice();
		expect(
			getByText( 'Your subscription for Product 4 expired. Renew for $79.00 to continue receiving updates and streamlined support.' )
		).toBeVisible();
		const link = new URL( getByRole< HTMLAnchorElement >( 'link', { name: /^Renew/ } ).href );
		expect( [ link.origin, link.pathname, link.searchParams.get( 'add-to-cart' ) ] ).toEqual( [
			'https://woocommerce.com',
			'/cart/',
			'4',
		] );
	} );

	it( 'counts several, and leaves out those of other stores and without an end', async () => {
		onRest( SUBSCRIPTIONS, [
			subscription( 1, { expired: true } ),
			subscription( 2, { expired: true } ),
			subscription( 3, { expired: true, lifetime: true } ),
			subscription( 4, { expired: true, active: false, sites_active: 1 } ),
		] );
		open();
		const { getByText } = await notice();
		expect(
			getByText( 'You have 2 Woo extension subscriptions that expired. Renew to continue receiving updates and streamlined support.' )
		).toBeVisible();
	} );

	it( 'names one that expires soon, after the user dismissed the expired ones', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 1, { expired: true } ), subscription( 2, { expiring: true } ) ] );
		open( { hiddenNotices: [ 'expired' ] } );
		const { getByText, getByRole } = await notice();
		expect(
			getByText( /^Your subscription for Product 2 expires on .+\. Enable auto-renewal to continue receiving updates/ )
		).toBeVisible();
		expect( getByRole( 'link', { name: /^Enable auto-renewal/ } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'product_id=2&type=expiring' )
		);
	} );

	it( 'is dismissed for good, by the route of the host', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 1, { expired: true } ) ] );
		onRest( DISMISS, { success: true } );
		const { user } = open();
		await user.click( ( await notice() ).getByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () => expect( screen.queryByRole( 'region', { name: 'Notice about your subscriptions' } ) ).toBeNull() );
		expect( restRequests( DISMISS ).map( ( { body } ) => body ) ).toEqual( [
			{ notice_id: 'woo-subscription-expired-notice', dismiss_notice_nonce: 'notice-nonce' },
		] );
	} );

	it( 'hands the focus to the button below it when it is dismissed', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 1, { expired: true } ) ] );
		onRest( DISMISS, { success: true } );
		const { user } = open();
		( await notice() ).getByRole( 'button', { name: 'Dismiss' } ).focus();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Refresh' } ) ).toHaveFocus() );
	} );

	it( 'stays and says so when it was not dismissed', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 1, { expired: true } ) ] );
		onRest( DISMISS, restError( 500, 'broken', 'Broken.' ) );
		const { user } = open();
		await user.click( ( await notice() ).getByRole( 'button', { name: 'Dismiss' } ) );
		expect( await screen.findByRole( 'alert' ) ).toBeVisible();
		expect( ( await notice() ).getByText( /Product 1 expired/ ) ).toBeVisible();
	} );

	it( 'names what is installed without a subscription, and its dismissal is kept in the browser', async () => {
		onRest( SUBSCRIPTIONS, [
			subscription( 5, { product_key: '' } ),
			subscription( 6, { product_key: '', zip_slug: 'woo-update-manager' } ),
		] );
		const { user } = open();
		const { getByText, getByRole } = await notice();
		expect(
			getByText( "You don't have a subscription for Product 5. Subscribe to receive updates and streamlined support." )
		).toBeVisible();
		await user.click( getByRole( 'button', { name: 'Dismiss' } ) );
		await noNotice();
		expect( window.localStorage.getItem( 'wc-marketplaceNoticeClosed-woo-subscription-missing-notice' ) ).not.toBeNull();
	} );

	it( 'is not shown while the account does not answer, because the list of the host then lacks all subscriptions', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 5, { product_key: '' } ) ] );
		onRest( ANSWER, { failed: true, at: '2026-03-01T12:00:00', subscriptions: [ subscription( 5 ) ] } );
		open();
		await screen.findByText( /does not answer now/ );
		await noNotice();
	} );

	it.each( [ 'Discover', 'Extensions', 'Themes', 'Business services' ] )(
		'stands in the view %s too, for what expired, and asks for nothing more',
		async ( name ) => {
			onRest( SUBSCRIPTIONS, [ subscription( 4, { expired: true } ) ] );
			const { user } = open( { isQuiet: true, showsSuggestions: false } );
			await notice();
			await user.click( screen.getByRole( 'tab', { name } ) );
			expect( screen.getByRole( 'tab', { name } ) ).toHaveAttribute( 'aria-selected', 'true' );
			expect( ( await notice() ).getByText( /Product 4 expired/ ) ).toBeVisible();
			expect( restRequests( SUBSCRIPTIONS ) ).toHaveLength( 1 );
			expect( restRequests( ANSWER ) ).toHaveLength( 0 );
		}
	);

	it( 'that is known late does not push the products of a view down, and stands in the next view', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 4, { expired: true } ) ] );
		const { user } = open( {}, 'discover' );
		await screen.findByText( /Search for what you need/ );
		expect( screen.queryByRole( 'region', { name: 'Notice about your subscriptions' } ) ).toBeNull();
		await user.click( screen.getByRole( 'tab', { name: 'Themes' } ) );
		expect( ( await notice() ).getByText( /Product 4 expired/ ) ).toBeVisible();
	} );

	it.each( [
		[ 'is installed without a subscription, as with the host', CONNECTED.account ],
		[ 'has expired when the account is not connected', { ...CONNECTED.account, isConnected: false } ],
	] )( 'does not stand in other views for what %s', async ( _case, account ) => {
		const isMissing = account.isConnected;
		onRest( SUBSCRIPTIONS, [ subscription( 4, isMissing ? { product_key: '' } : { expired: true } ) ] );
		const { user } = open( { account }, 'themes' );
		await waitFor( () => expect( restRequests( SUBSCRIPTIONS ) ).toHaveLength( 1 ) );
		await user.click( screen.getByRole( 'tab', { name: 'Discover' } ) );
		await screen.findByText( /Search for what you need/ );
		expect( screen.queryByRole( 'region', { name: 'Notice about your subscriptions' } ) ).toBeNull();
	} );

	it( 'that was dismissed in one view is not there in another, and the next one is', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 1, { expired: true } ), subscription( 2, { expiring: true } ) ] );
		onRest( DISMISS, { success: true } );
		const { user } = open( {} );
		await notice();
		await user.click( screen.getByRole( 'tab', { name: 'Discover' } ) );
		await user.click( ( await notice() ).getByRole( 'button', { name: 'Dismiss' } ) );
		expect( await ( await notice() ).findByText( /Product 2 expires/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'tab', { name: 'My subscriptions' } ) );
		await screen.findByRole( 'table', { name: 'Installed on this store' } );
		expect( ( await notice() ).getByText( /Product 2 expires/ ) ).toBeVisible();
	} );
} );
