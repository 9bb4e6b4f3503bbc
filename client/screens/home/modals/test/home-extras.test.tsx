import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { BootObject } from '../../../../../tests/js/factories/make-settings';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { settle } from '../../../../../tests/js/settle';
import { HomeExtras } from '../home-extras';

const BADGE = 'wp-admin-bar-woocommerce-site-visibility-badge';
const LINK = 'GET /wc-admin/mobile-app/send-magic-link';
const OWNER = { id: 1, name: 'Ada', capabilities: [ 'manage_woocommerce', 'manage_options' ] };

let tourOption: unknown = false;
let tourHidden = '';

beforeEach( () => {
	tourOption = false;
	tourHidden = '';
	onRest( 'GET /wc-admin/options', () => ( { woocommerce_coming_soon: 'yes', woocommerce_show_lys_tour: tourOption } ) );
	onRest( 'GET /wp/v2/users/me', () => makeUser( { launch_your_store_tour_hidden: tourHidden } ) );
} );
afterEach( () => {
	document.getElementById( BADGE )?.remove();
	jest.useRealTimers();
} );

function open( query: string, settings: Partial< BootObject > = {} ) {
	return render( <HomeExtras />, { url: `admin.php?page=wc-admin${ query }`, settings: { user: OWNER, ...settings } } );
}

test( 'Home shows no dialog unless the address names one', async () => {
	const { container } = open( '&mobileAppModal=false&emailImprovementsModal=other' );
	await waitFor( () => expect( restRequests( 'GET /wp/v2/users/me' ) ).toHaveLength( 1 ) );
	expect( container ).toBeEmptyDOMElement();
} );

test( 'The dialog about the mobile app is not shown when an extension has unregistered its plugin', async () => {
	const plugins = new Set< string >();
	Reflect.set( window, 'wp', {
		components: {},
		plugins: {
			registerPlugin: ( name: string ) => plugins.add( name ),
			getPlugin: ( name: string ) => plugins.has( name ) || undefined,
		},
	} );
	const first = open( '&mobileAppModal=true' );
	await screen.findByRole( 'dialog' );
	expect( plugins ).toContain( 'woocommerce-mobile-app-modal' );
	first.unmount();
	plugins.clear();
	open( '&mobileAppModal=true' );
	await act( settle );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	Reflect.deleteProperty( window, 'wp' );
} );

describe( 'the dialog about the mobile app', () => {
	test( 'shows how to install the app first, and then the code with the address of this store', async () => {
		const { user } = open( '&mobileAppModal=true' );
		await screen.findByRole( 'dialog', { name: 'Manage orders and track sales in real-time with the free mobile app' } );
		expect( screen.getByText( 'Run your store from anywhere in two easy steps.' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'img', { name: 'QR code of woocommerce.com/mobile' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: /^woocommerce.com\/mobile/ } ) ).toHaveAttribute(
			'href',
			'https://woocommerce.com/mobile/'
		);
		await user.click( screen.getByRole( 'button', { name: 'App is installed' } ) );
		expect( screen.getByRole( 'img', { name: 'QR code with the address of your store' } ) ).toBeInTheDocument();
		expect( screen.getByText( 'Follow the instructions in the app to sign in.' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: /sign-in link/ } ) ).not.toBeInTheDocument();
	} );

	test( 'sends the sign-in link by e-mail where Jetpack is connected', async () => {
		onRest( LINK, { code: 'success' } );
		const { user } = open( '&mobileAppModal=true', { jetpack: 'connected', isJetpackUser: true } );
		await user.click( await screen.findByRole( 'button', { name: 'App is installed' } ) );
		await user.click( screen.getByRole( 'button', { name: /Send the sign-in link/ } ) );
		await screen.findByRole( 'dialog', { name: 'Check your email!' } );
		await user.click( screen.getByRole( 'button', { name: 'send another link' } ) );
		await waitFor( () => expect( restRequests( LINK ) ).toHaveLength( 2 ) );
	} );

	test( 'JP1: offers the QR code, with the reason, where the store is connected but this user is not', async () => {
		const { user } = open( '&mobileAppModal=true', { jetpack: 'connected' } );
		await user.click( await screen.findByRole( 'button', { name: 'App is installed' } ) );
		expect( screen.getByText( /connected to WordPress.com, but not with your account/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'img', { name: 'QR code with the address of your store' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: /sign-in link/ } ) ).not.toBeInTheDocument();
	} );

	test( 'JP1: offers the QR code as well when the e-mail was not sent', async () => {
		onRest( LINK, restError( 500, 'unknown', 'unknown error' ) );
		const { user } = open( '&mobileAppModal=true', { jetpack: 'connected', isJetpackUser: true } );
		await user.click( await screen.findByRole( 'button', { name: 'App is installed' } ) );
		await user.click( screen.getByRole( 'button', { name: /Send the sign-in link/ } ) );
		expect( await screen.findByRole( 'img', { name: 'QR code with the address of your store' } ) ).toBeInTheDocument();
	} );

	test( 'shows the second step to a user who returns from connecting the store', async () => {
		const { user, history } = open( '&mobileAppModal=true&jetpackState=returning', {
			jetpack: 'connected',
			isJetpackUser: true,
			user: { ...OWNER, capabilities: [ 'manage_woocommerce' ] },
		} );
		expect( await screen.findByRole( 'button', { name: /Send the sign-in link/ } ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( history.location.search ).not.toContain( 'jetpackState' );
	} );

	test.each( [
		[ 'error_sending_mobile_magic_link', 500, 'We couldn’t send the link. Try again in a few seconds.' ],
		[ 'rest_forbidden', 403, 'The sign-in link was not sent. Your account is not allowed to change this.' ],
		[ 'anything', 500, 'The sign-in link was not sent. Broken.' ],
	] )( 'says why the e-mail was not sent: %s', async ( code, status, text ) => {
		onRest( LINK, restError( status, code, 'Broken.' ) );
		const { user } = open( '&mobileAppModal=true', { jetpack: 'connected', isJetpackUser: true } );
		await user.click( await screen.findByRole( 'button', { name: 'App is installed' } ) );
		await user.click( screen.getByRole( 'button', { name: /Send the sign-in link/ } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( text );
		expect( screen.getByRole( 'button', { name: /Send the sign-in link/ } ) ).not.toHaveAttribute( 'aria-busy' );
	} );

	test( 'completes its task when it is closed, and Back does not open it again', async () => {
		onRest( 'POST /wc-admin/options', { woocommerce_admin_dismissed_mobile_app_modal: true } );
		onRest( 'GET /wc-admin/onboarding/tasks', [] );
		const { user, history } = open( '&mobileAppModal=true&keep=1' );
		const entries = window.history.length;
		await user.click( await screen.findByRole( 'button', { name: 'Close' } ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( history.location.search ).toContain( 'keep=1' );
		expect( history.location.search ).not.toContain( 'mobileAppModal' );
		expect( window.history.length ).toBe( entries );
		await waitFor( () =>
			expect( restRequests( 'POST /wc-admin/options' )[ 0 ]?.body ).toEqual( { woocommerce_admin_dismissed_mobile_app_modal: 'yes' } )
		);
	} );

	test( 'saves nothing that a shop manager may not save', async () => {
		const { user } = open( '&mobileAppModal=true', { user: { ...OWNER, capabilities: [ 'manage_woocommerce' ] } } );
		await user.click( await screen.findByRole( 'button', { name: 'Close' } ) );
		expect( restRequests( 'POST /wc-admin/options' ) ).toEqual( [] );
	} );
} );

describe( 'the dialog about the new design of e-mails', () => {
	test.each( [
		[ 'enabled', 'Your store emails have had an upgrade!', 'Customize your emails', 'admin.php?page=wc-settings&tab=email' ],
		[ 'try', 'Store emails have had an upgrade!', 'Try the new templates', 'admin.php?page=wc-settings&tab=email&try-new-templates' ],
	] )( 'has the texts of the kind %s', async ( kind, title, action, href ) => {
		const { user } = open( `&emailImprovementsModal=${ kind }` );
		await screen.findByRole( 'dialog', { name: title } );
		expect( screen.getByRole( 'link', { name: action } ) ).toHaveAttribute( 'href', `http://localhost/wp-admin/${ href }` );
		expect( screen.getByRole( 'link', { name: 'Learn more' } ) ).toHaveAttribute( 'target', '_blank' );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'the tour of a store that can be launched', () => {
	function addBadge() {
		const badge = document.createElement( 'li' );
		badge.id = BADGE;
		document.body.append( badge );
		badge.getBoundingClientRect = () => ( { top: 0, bottom: 32, left: 100, right: 180, width: 80, height: 32 } ) as DOMRect;
		return badge;
	}

	test( 'points at the badge, and is not shown again after it was closed', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser( { launch_your_store_tour_hidden: 'yes' } ) );
		addBadge();
		tourOption = 'yes';
		const { user } = open( '' );
		const tour = await screen.findByRole( 'dialog', { name: 'Set your store’s visibility' } );
		await waitFor( () => expect( tour ).toHaveFocus() );
		// The tour is 16 px below the badge, and its edge 52 px from the middle of the badge.
		expect( tour.style.insetBlockStart ).toBe( '48px' );
		expect( tour.style.insetInlineStart ).toBe( '88px' );
		await user.click( screen.getByRole( 'button', { name: 'Got it' } ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		await waitFor( () =>
			expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( {
				woocommerce_meta: { launch_your_store_tour_hidden: 'yes' },
			} )
		);
	} );

	test( 'closes with Escape', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser( { launch_your_store_tour_hidden: 'yes' } ) );
		addBadge();
		tourOption = 'yes';
		const { user } = open( '' );
		await screen.findByRole( 'dialog' );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
	} );

	test( 'is shown only when the badge is visible, which WordPress hides on phones', async () => {
		const badge = addBadge();
		badge.style.display = 'none';
		tourOption = 'yes';
		open( '' );
		await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
		await act( settle );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		badge.style.display = '';
		act( () => void window.dispatchEvent( new Event( 'resize' ) ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeInTheDocument();
	} );

	test.each( [
		[ 'it is not due', () => ( tourOption = 'no' ), true ],
		[ 'this user has seen it', () => ( tourHidden = 'yes' ), true ],
		[ 'there is no badge', () => {}, false ],
	] )( 'is not shown when %s', async ( _name, change, hasBadge ) => {
		tourOption = 'yes';
		change();
		if ( hasBadge ) {
			addBadge();
		}
		open( '' );
		await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
		await act( settle );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );

test( 'a new payments test account is confirmed once, for five seconds', async () => {
	jest.useFakeTimers();
	const { registry, history } = open( '&nox=test_account_created' );
	await act( async () => Promise.resolve() );
	const { getNotices } = registry.select( 'core/notices' ) as { getNotices: () => readonly object[] };
	expect( getNotices() ).toMatchObject( [ { status: 'info', content: 'Your WooPayments test account was successfully created.' } ] );
	expect( history.location.search ).not.toContain( 'nox' );
	await act( async () => {
		await jest.advanceTimersByTimeAsync( 4999 );
	} );
	expect( getNotices() ).toHaveLength( 1 );
	await act( async () => {
		await jest.advanceTimersByTimeAsync( 2 );
	} );
	expect( getNotices() ).toEqual( [] );
} );
