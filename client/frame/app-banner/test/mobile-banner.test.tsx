import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { BootObject } from '../../../../tests/js/factories/make-settings';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { MobileBanner } from '../mobile-banner';

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const FEATURES = [ 'mobile-app-banner' ];

afterEach( () => {
	jest.restoreAllMocks();
} );

function show( agent: string, settings: Partial< BootObject > = {}, dismissed = '' ) {
	jest.spyOn( window.navigator, 'userAgent', 'get' ).mockReturnValue( agent );
	onRest( 'GET /wp/v2/users/me', makeUser( { android_app_banner_dismissed: dismissed } ) );
	onRest( 'POST /wp/v2/users/1', makeUser( { android_app_banner_dismissed: 'yes' } ) );
	return render( <MobileBanner />, { settings: { features: FEATURES, ...settings } } );
}

const saved = () => restRequests( 'POST /wp/v2/users/1' ).map( ( { body } ) => body );
const DISMISSED = [ { woocommerce_meta: { android_app_banner_dismissed: 'yes' } } ];

describe( 'MobileBanner on an Android phone', () => {
	test( 'offers the app', async () => {
		show( PIXEL );
		expect( await screen.findByRole( 'link', { name: 'Install' } ) ).toHaveAttribute(
			'href',
			'https://play.google.com/store/apps/details?id=com.woocommerce.android'
		);
	} );

	test( 'is removed for good when it is dismissed', async () => {
		const { user } = show( PIXEL );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		expect( screen.queryByRole( 'complementary' ) ).not.toBeInTheDocument();
		await waitFor( () => expect( saved() ).toEqual( DISMISSED ) );
	} );

	test( 'is removed for good when its link is followed', async () => {
		const { user } = show( PIXEL );
		const install = await screen.findByRole( 'link', { name: 'Install' } );
		install.addEventListener( 'click', ( event ) => event.preventDefault() );
		await user.click( install );
		await waitFor( () => expect( saved() ).toEqual( DISMISSED ) );
	} );

	test( 'is not shown again after it was dismissed', async () => {
		show( PIXEL, {}, 'yes' );
		await waitFor( () => expect( restRequests( 'GET /wp/v2/users/me' ) ).toHaveLength( 1 ) );
		expect( screen.queryByRole( 'complementary' ) ).not.toBeInTheDocument();
	} );
} );

test.each( [
	[ 'another phone', IPHONE, {} ],
	[ 'a host without the banner', PIXEL, { features: [] } ],
	[ 'a store whose owner wants no suggestions (M1)', PIXEL, { showsSuggestions: false } ],
	[ 'somebody who does not manage the store', PIXEL, { user: { id: 1, name: 'Olga', capabilities: [ 'edit_shop_orders' ] } } ],
] )( 'MobileBanner offers and requests nothing: %s', ( _name, agent, settings ) => {
	const { container } = show( agent, settings );
	expect( container ).toBeEmptyDOMElement();
	expect( restRequests() ).toEqual( [] );
} );
