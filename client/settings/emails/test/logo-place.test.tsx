import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { settle } from '../../../../tests/js/settle';
import { openEmailForm, renderEmails } from './open-emails';

const page = window as unknown as Record< string, unknown >;
const field = () => document.getElementById( 'woocommerce_email_header_image' ) as HTMLInputElement;
const LOGO = 'http://store.test/logo.png';
const mayUpload = { user: { id: 1, name: 'Ada', capabilities: [ 'manage_woocommerce', 'upload_files' ] } };

function putLibrary( chosen: unknown ) {
	const before = page[ 'wp' ] as object;
	let select = () => {};
	page[ 'wp' ] = {
		...before,
		media: () => ( {
			on: ( _event: string, listener: () => void ) => ( select = listener ),
			open: () => select(),
			state: () => ( { get: () => ( { first: () => ( { toJSON: () => chosen } ) } ) } ),
		} ),
	};
	return before;
}

let wp: unknown;

afterEach( () => {
	page[ 'wp' ] = wp;
	document.body.replaceChildren();
} );

describe( 'The logo', () => {
	test( 'is chosen in the media library and removed again', async () => {
		wp = putLibrary( { url: LOGO } );
		const form = openEmailForm();
		const { user } = renderEmails( 'image_url', mayUpload );
		const save = form.querySelector( 'button[name=save]' );
		await user.click( screen.getByRole( 'button', { name: 'Choose a logo' } ) );
		expect( field() ).toHaveValue( LOGO );
		expect( screen.getByRole( 'img', { name: 'Logo of your emails' } ) ).toHaveAttribute( 'src', LOGO );
		expect( save ).toBeEnabled();
		await user.click( screen.getByRole( 'button', { name: 'Remove logo' } ) );
		await act( settle );
		expect( field() ).toHaveValue( '' );
		expect( screen.getByRole( 'button', { name: 'Choose a logo' } ) ).toHaveFocus();
		expect( save ).toBeDisabled();
	} );

	test( 'is entered as an address where the media library is missing', async () => {
		wp = page[ 'wp' ];
		openEmailForm();
		const { user } = renderEmails( 'image_url', mayUpload );
		const input = screen.getByRole( 'textbox', { name: 'Address of the image' } );
		await user.type( input, 'logo.png' );
		expect( input ).toHaveAccessibleDescription( /starts with http/ );
		await user.clear( input );
		await user.type( input, LOGO );
		expect( field() ).toHaveValue( LOGO );
		expect( input ).toHaveAccessibleDescription( /not available here/ );
	} );

	test( 'is entered as an address by users who may not use the media library', () => {
		wp = putLibrary( { url: LOGO } );
		openEmailForm();
		renderEmails( 'image_url', { user: { id: 2, name: 'Bo', capabilities: [ 'manage_woocommerce' ] } } );
		expect( screen.getByRole( 'textbox', { name: 'Address of the image' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Choose a logo' } ) ).not.toBeInTheDocument();
	} );

	test( 'that cannot be loaded is named', () => {
		wp = putLibrary( undefined );
		openEmailForm( { logo: LOGO } );
		renderEmails( 'image_url', mayUpload );
		fireEvent.error( screen.getByRole( 'img' ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /could not be loaded/ );
		expect( screen.getByRole( 'button', { name: 'Change logo' } ) ).toBeInTheDocument();
	} );
} );
