import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { isAsked } from '../../../../tests/js/classic-form';
import { settle } from '../../../../tests/js/settle';
import { openEmailForm, renderEmails } from './open-emails';

const field = ( name: string ) => document.getElementById( `woocommerce_email_${ name }` ) as HTMLInputElement;

const DEFAULTS = {
	woocommerce_email_base_color: '#7f54b3',
	woocommerce_email_background_color: '#F7F7F7',
	woocommerce_email_body_background_color: '#fff',
	woocommerce_email_text_color: '#3c3c3c',
	woocommerce_email_footer_text_color: '#555555',
};

afterEach( () => document.body.replaceChildren() );

async function open( options: Parameters< typeof openEmailForm >[ 0 ] = {} ) {
	const form = openEmailForm( options );
	const { user } = renderEmails( 'color_palette' );
	await settle();
	const save = within( form ).getByRole< HTMLButtonElement >( 'button', { name: 'Save changes' } );
	return { form, user, save };
}

describe( 'The colour palette', () => {
	test.each( [
		[ true, 'Synced with theme.' ],
		[ false, 'Using default values.' ],
	] )( 'says where its colours come from (theme file: %s)', async ( hasThemeFile, status ) => {
		await open( { hasThemeFile, stored: DEFAULTS } );
		expect( screen.getByText( status ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: /Sync|Reset|Undo/ } ) ).not.toBeInTheDocument();
		expect( screen.queryAllByRole( 'switch' ) ).toHaveLength( hasThemeFile ? 1 : 0 );
	} );

	test( 'W5: is reset to the defaults of the server, and back', async () => {
		const { user, save } = await open( { hasThemeFile: false } );
		expect( save ).toBeDisabled();
		await user.click( screen.getByRole( 'button', { name: 'Reset' } ) );
		await settle();
		expect( [ field( 'base_color' ).value, field( 'footer_text_color' ).value ] ).toEqual( [ '#7f54b3', '#555555' ] );
		expect( screen.getByText( 'Using default values.' ) ).toBeInTheDocument();
		expect( save ).toBeEnabled();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( field( 'base_color' ).value ).toBe( '#111111' );
		expect( save ).toBeDisabled();
		expect( isAsked() ).toBe( false );
	} );

	test( 'gives back colours that were typed and not saved, and keeps the focus', async () => {
		const { user } = await open( { hasThemeFile: false, stored: DEFAULTS } );
		fireEvent.input( field( 'base_color' ), { target: { value: '#112233' } } );
		await settle();
		screen.getByRole( 'button', { name: 'Reset' } ).focus();
		await user.keyboard( '{Enter}' );
		await settle();
		expect( field( 'base_color' ).value ).toBe( '#7f54b3' );
		expect( screen.getByRole( 'button', { name: 'Undo' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		await settle();
		expect( field( 'base_color' ).value ).toBe( '#112233' );
		expect( screen.getByRole( 'button', { name: 'Reset' } ) ).toHaveFocus();
	} );

	test( 'follows the theme only while its colours are those of the theme', async () => {
		const { user } = await open( { stored: DEFAULTS, autoSync: 'yes' } );
		expect( screen.getByRole( 'switch', { name: 'Auto-sync with theme changes' } ) ).toBeChecked();
		fireEvent.input( field( 'base_color' ), { target: { value: '#123456' } } );
		await settle();
		expect( field( 'auto_sync_with_theme' ).value ).toBe( 'no' );
		await user.click( screen.getByRole( 'button', { name: 'Sync with theme' } ) );
		await settle();
		expect( field( 'auto_sync_with_theme' ).value ).toBe( 'yes' );
		await user.click( screen.getByRole( 'switch' ) );
		expect( field( 'auto_sync_with_theme' ).value ).toBe( 'no' );
	} );

	test( 'changes nothing by itself, also where stored values disagree', async () => {
		const { save } = await open( { autoSync: 'yes' } );
		expect( field( 'auto_sync_with_theme' ).value ).toBe( 'yes' );
		expect( save ).toBeDisabled();
	} );

	test( 'W3: warns beside a colour that cannot be read', async () => {
		await open();
		fireEvent.input( field( 'base_color' ), { target: { value: '#ffffff' } } );
		expect( field( 'base_color' ) ).toHaveAccessibleDescription( /contrast is 1\.0 : 1/ );
		fireEvent.input( field( 'base_color' ), { target: { value: '#777777' } } );
		expect( field( 'base_color' ) ).toHaveAccessibleDescription( /contrast is 4\.4 : 1/ );
		fireEvent.input( field( 'base_color' ), { target: { value: '#000000' } } );
		expect( field( 'base_color' ) ).not.toHaveAccessibleDescription();
	} );

	test.each( [ 'red', '#12345', '', '<b>' ] )( 'says beside the field that %j is no colour', async ( value ) => {
		await open();
		fireEvent.input( field( 'text_color' ), { target: { value } } );
		expect( field( 'text_color' ) ).toHaveAccessibleDescription( /Enter a colour such as #7f54b3/ );
		expect( field( 'text_color' ) ).toBeInvalid();
	} );
} );
