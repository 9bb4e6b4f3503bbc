import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openClassicForm } from '../../../../tests/js/classic-form';
import { render } from '../../../../tests/js/render';
import { GeneralTourIsland } from '../island';

const FIELD = '<table><tr><td><input id="woocommerce_store_address" aria-label="Address line 1"></td></tr></table>';
const tour = () => screen.queryByRole( 'dialog', { name: 'Add your store location' } );

describe( 'The tour of the general settings', () => {
	test( 'explains the address and leads to its field', async () => {
		openClassicForm( FIELD );
		const { user } = render( <GeneralTourIsland /> );
		expect( tour() ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Got it' } ) );
		expect( tour() ).toBeNull();
		await waitFor( () => expect( screen.getByLabelText( 'Address line 1' ) ).toHaveFocus() );
	} );

	test( 'closes with Escape', async () => {
		openClassicForm( FIELD );
		const { user } = render( <GeneralTourIsland /> );
		await user.keyboard( '{Escape}' );
		expect( tour() ).toBeNull();
	} );

	test( 'is not shown where the address was removed', () => {
		openClassicForm( '' );
		render( <GeneralTourIsland /> );
		expect( tour() ).toBeNull();
	} );
} );
