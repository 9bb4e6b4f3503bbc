import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { SiteVisibility } from '@store-admin/settings';
import { isAsked, openClassicForm } from '../../../../tests/js/classic-form';
import { makeSettings } from '../../../../tests/js/factories/make-settings';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { render } from '../../../../tests/js/render';
import { SiteVisibilityIsland } from '../island';

const PLACE = '<div id="wc_settings_site_visibility_slotfill"></div>';

function open( changes: Partial< SiteVisibility > = {}, shopUrl = 'http://localhost/shop/' ) {
	const form = openClassicForm( PLACE );
	const place = form.querySelector( 'div' ) as HTMLElement;
	const settings = { shopUrl, siteVisibility: { ...makeSettings().siteVisibility, ...changes } };
	const { user } = render( <SiteVisibilityIsland place={ place } form={ form } />, { settings, container: place } );
	return { form, user };
}

const radio = ( name: string ) => screen.getByRole( 'radio', { name } );
const storeOnly = () => screen.getByRole( 'switch', { name: 'Apply to store pages only' } );
const sharing = () => screen.getByRole( 'switch', { name: 'Share your site with a private link' } );
const link = () => screen.getByLabelText< HTMLInputElement >( 'Private link' ).value;
const save = () => screen.getByRole( 'button', { name: 'Save changes' } );

/** The last submission of the form: the fields that it sends. */
function watchSubmit( form: HTMLFormElement ) {
	const sent: Record< string, FormDataEntryValue >[] = [];
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		sent.push( Object.fromEntries( new FormData( form, event.submitter ) ) );
	} );
	return sent;
}

describe( 'Site visibility', () => {
	test( 'shows what is stored', () => {
		open( { isStoreOnly: true } );
		expect( screen.getByRole( 'radiogroup', { name: 'Site visibility' } ) ).toBeVisible();
		expect( radio( 'Coming soon' ) ).toBeChecked();
		expect( storeOnly() ).toBeChecked();
		expect( sharing() ).not.toBeChecked();
		expect( save() ).toBeDisabled();
	} );

	test( 'shows the options of a hidden site only while it is hidden, and keeps them', async () => {
		const { form, user } = open( { isStoreOnly: true, hasPrivateLink: true } );
		await user.click( radio( 'Live' ) );
		expect( screen.queryByRole( 'switch' ) ).toBeNull();
		expect( screen.queryByLabelText( 'Private link' ) ).toBeNull();
		const sent = watchSubmit( form );
		await user.click( save() );
		expect( sent ).toEqual( [
			expect.objectContaining( {
				woocommerce_coming_soon: 'no',
				woocommerce_store_pages_only: 'yes',
				woocommerce_private_link: 'yes',
			} ),
		] );
	} );

	test( 'enables Save only while something differs', async () => {
		const { user } = open();
		await user.click( sharing() );
		expect( save() ).toBeEnabled();
		expect( isAsked() ).toBe( true );
		await user.click( sharing() );
		expect( save() ).toBeDisabled();
		expect( isAsked() ).toBe( false );
	} );

	test( 'leaves what was not changed out of what it sends', async () => {
		const { form, user } = open();
		await user.click( sharing() );
		const formData = new FormData( form );
		// jsdom does not send the event.
		form.dispatchEvent( Object.assign( new Event( 'formdata' ), { formData } ) );
		expect( formData.get( 'woocommerce_private_link' ) ).toBe( 'yes' );
		expect( formData.has( 'woocommerce_coming_soon' ) ).toBe( false );
		expect( formData.has( 'woocommerce_store_pages_only' ) ).toBe( false );
	} );

	test( 'V1: the private link follows the option for store pages at once', async () => {
		const { user } = open( { hasPrivateLink: true }, 'http://localhost/?post_type=product' );
		expect( link() ).toBe( 'http://localhost/?woo-share=K1' );
		await user.click( storeOnly() );
		expect( link() ).toBe( 'http://localhost/?post_type=product&woo-share=K1' );
	} );

	test( 'links the editor of the page when the theme has one', () => {
		open( { editorUrl: 'http://localhost/wp-admin/site-editor.php?canvas=edit' } );
		expect( screen.getByRole( 'link', { name: 'Editor' } ) ).toHaveAttribute( 'href', expect.stringContaining( 'site-editor.php' ) );
	} );

	test( 'V2: a site with a page cache says what to do after saving', () => {
		open( { hasPageCache: true } );
		expect( screen.getByText( /clear that cache/ ) ).toBeVisible();
	} );

	test( 'V3: names the pages that each mode hides', async () => {
		const { user } = open( { isStoreOnly: true } );
		await user.click( screen.getByText( 'Which pages are hidden?' ) );
		expect( screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Shop',
			'Cart',
			'All products, and the pages of their categories, tags, brands and attributes',
		] );
		expect( screen.getByText( /account page .* new password/ ) ).toHaveTextContent( /^All other pages stay visible/ );
		await user.click( storeOnly() );
		expect( screen.getByText( /account page .* new password/ ) ).toHaveTextContent( /^All pages of the site/ );
	} );
} );

describe( 'Going back to coming soon', () => {
	const question = () => screen.getByRole( 'dialog', { name: 'Confirm switch to ‘Coming soon’ mode' } );

	test( 'is sent after it was confirmed', async () => {
		const { form, user } = open( { isComingSoon: false } );
		const sent = watchSubmit( form );
		await user.click( radio( 'Coming soon' ) );
		await user.click( save() );
		expect( sent ).toEqual( [] );
		await user.click( within( question() ).getByRole( 'button', { name: 'Switch' } ) );
		expect( sent ).toEqual( [ expect.objectContaining( { woocommerce_coming_soon: 'yes', save: '' } ) ] );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( isAsked() ).toBe( false );
	} );

	test( 'is not sent after Cancel; the change stays, and leaving asks', async () => {
		const { form, user } = open( { isComingSoon: false } );
		const sent = watchSubmit( form );
		await user.click( radio( 'Coming soon' ) );
		save().classList.add( 'is-busy' );
		await user.click( save() );
		await user.click( within( question() ).getByRole( 'button', { name: 'Cancel' } ) );
		expect( sent ).toEqual( [] );
		expect( radio( 'Coming soon' ) ).toBeChecked();
		expect( save() ).toBeEnabled();
		expect( save() ).not.toHaveClass( 'is-busy' );
		expect( isAsked() ).toBe( true );
	} );

	test( 'is not asked about a site that is hidden already', async () => {
		const { form, user } = open();
		const sent = watchSubmit( form );
		await user.click( storeOnly() );
		await user.click( save() );
		expect( sent ).toHaveLength( 1 );
	} );
} );

describe( 'The private link', () => {
	test( 'is copied, which is said for two seconds', async () => {
		controlTime();
		open( { hasPrivateLink: true } );
		const writeText = jest.fn< ( text: string ) => Promise< void > >().mockResolvedValue( undefined );
		Object.defineProperty( navigator, 'clipboard', { value: { writeText }, configurable: true } );
		fireEvent.click( screen.getByRole( 'button', { name: 'Copy link' } ) );
		await act( () => Promise.resolve() );
		expect( writeText ).toHaveBeenCalledWith( link() );
		expect( screen.getByRole( 'button', { name: 'Copied!' } ) ).toBeVisible();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Copied!' );
		await passTime( 2000 );
		expect( screen.getByRole( 'button', { name: 'Copy link' } ) ).toBeVisible();
	} );

	test.each( [ true, false ] )( 'is copied on pages without a clipboard, or says that it was not: %s', async ( works ) => {
		open( { hasPrivateLink: true } );
		Object.defineProperty( navigator, 'clipboard', { value: undefined, configurable: true } );
		document.execCommand = jest.fn( () => works );
		fireEvent.click( screen.getByRole( 'button', { name: 'Copy link' } ) );
		await act( () => Promise.resolve() );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( works ? 'Copied!' : /was not copied/ );
	} );
} );
