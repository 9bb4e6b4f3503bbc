import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openClassicForm } from '../../../../tests/js/classic-form';
import { saveOptions } from '../../../../tests/js/factories/save-options';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { ShippingTourIsland } from '../island';

const SAVE = 'POST /wc-admin/options';
const ZONES =
	'<table class="wc-shipping-zones"><tr><th>Order</th><th class="wc-shipping-zone-name">Zone name</th><th>Regions</th><th class="wc-shipping-zone-methods">Methods</th></tr></table>';

const tour = () => screen.queryByRole( 'dialog' );
const press = ( name: string ) => screen.getByRole( 'button', { name } );

function open( fields = ZONES ) {
	openClassicForm( fields );
	return render( <ShippingTourIsland /> );
}

beforeEach( () => void onRest( SAVE, saveOptions ) );

describe( 'The tour of the shipping zones', () => {
	test( 'has a step for each part that the page has, and is remembered', async () => {
		const { user } = open();
		expect( tour() ).toHaveAccessibleName( 'Shipping zones' );
		expect( screen.getByText( 'Step 1 of 4' ) ).toBeVisible();
		await user.click( press( 'Next' ) );
		await user.click( press( 'Next' ) );
		expect( tour() ).toHaveAccessibleName( 'Shipping methods' );
		expect( tour() ).toHaveFocus();
		await user.click( press( 'Next' ) );
		await user.click( press( 'Got it' ) );
		expect( tour() ).toBeNull();
		await waitFor( () =>
			expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( { woocommerce_admin_reviewed_default_shipping_zones: 'yes' } )
		);
	} );

	test( 'is remembered when it was skipped', async () => {
		const { user } = open();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( restRequests( SAVE ) ).toHaveLength( 1 ) );
	} );

	test( 'closes too when that is not saved', async () => {
		onRest( SAVE, restError( 500, 'broken', 'Not now.' ) );
		const { user } = open();
		await user.click( press( 'Skip' ) );
		expect( tour() ).toBeNull();
	} );

	test( 'ends with the labels when these are recommended below', async () => {
		const { user } = open( `${ ZONES }<div class="store-admin-shipping-offer__row"></div>` );
		for ( let step = 1; step < 5; step++ ) {
			await user.click( press( 'Next' ) );
		}
		expect( tour() ).toHaveAccessibleName( 'WooCommerce Shipping' );
	} );

	test( 'is not shown where there are no zones', () => {
		open( '' );
		expect( tour() ).toBeNull();
	} );
} );
