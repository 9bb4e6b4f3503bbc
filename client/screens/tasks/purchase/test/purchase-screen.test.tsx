import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { PurchaseScreen } from '../purchase-screen';

const PROFILE = 'GET /wc-admin/onboarding/profile';
const TYPES = 'GET /wc-admin/onboarding/product-types';
const TITLE = 'Would you like to add the following paid features to your store now?';
const THEME = { id: 77, title: 'Storefront &amp; more', price: '&#36;39.00', excerpt: '<b>Made</b> for shops.' };

beforeEach( () => {
	onRest( PROFILE, { product_types: [ 'physical', 'bookings', 'memberships', 'unknown' ] } );
	onRest( TYPES, {
		physical: { label: 'Physical products', default: true },
		bookings: { label: 'Bookings', product: 390890 },
		memberships: { label: 'Memberships', product: '958589', description: 'Sell access.' },
	} );
} );

function open( {
	additionalData = null,
	showsSuggestions = true,
}: { additionalData?: Record< string, unknown > | null; showsSuggestions?: boolean } = {} ) {
	return render( <PurchaseScreen task={ makeTask( { id: 'purchase', additionalData } ) } query={ {} } onComplete={ () => {} } />, {
		url: 'admin.php?page=wc-admin&task=purchase',
		settings: { showsSuggestions },
	} );
}

describe( 'the chosen products', () => {
	test( 'are listed, the theme with a price per year, and go into one cart', async () => {
		open( { additionalData: { theme: THEME } } );
		await screen.findByText( 'Bookings' );
		expect( screen.getByRole( 'dialog', { name: TITLE } ) ).toBeInTheDocument();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
		expect( screen.getByText( 'Storefront & more' ) ).toBeInTheDocument();
		expect( screen.getByText( '$39.00 per year' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Made for shops.' ) ).toBeInTheDocument();
		const href = screen.getByRole( 'link', { name: 'Buy now' } ).getAttribute( 'href' ) ?? '';
		expect( href ).toMatch( /^https:\/\/woocommerce\.com\/cart\?/ );
		expect( new URL( href ).searchParams.get( 'replace-with' ) ).toBe( '390890,958589,77' );
	} );

	test( 'can be postponed', async () => {
		const { user, history } = open();
		await user.click( await screen.findByRole( 'button', { name: 'I’ll do it later' } ) );
		expect( history.location.search ).not.toContain( 'task' );
	} );

	test( 'may be none', async () => {
		onRest( PROFILE, { product_types: null } );
		open();
		expect( await screen.findByText( 'You chose no paid feature.' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link', { name: 'Buy now' } ) ).not.toBeInTheDocument();
	} );

	test( 'are fetched again after a failure', async () => {
		onRest( TYPES, restError( 500, 'broken', 'Broken.' ) );
		const { user } = open();
		await screen.findByText( 'The list could not be loaded.' );
		onRest( TYPES, { bookings: { label: 'Bookings', product: 390890 } } );
		await user.click( screen.getByRole( 'button', { name: /Retry|Try again/ } ) );
		expect( await screen.findByText( 'Bookings' ) ).toBeInTheDocument();
	} );

	test( 'are neither shown nor fetched when suggestions are off', async () => {
		const { history } = open( { showsSuggestions: false } );
		await waitFor( () => expect( history.location.search ).not.toContain( 'task' ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( restRequests() ).toEqual( [] );
	} );
} );
