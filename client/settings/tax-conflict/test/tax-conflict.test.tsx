import { describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { openClassicForm } from '../../../../tests/js/classic-form';
import { render } from '../../../../tests/js/render';
import { TaxConflictIsland } from '../island';

type Display = 'incl' | 'excl';
const MODES: readonly Display[] = [ 'incl', 'excl' ];
const COMBINATIONS = MODES.flatMap( ( entered ) => MODES.flatMap( ( shop ) => MODES.map( ( cart ) => ( { entered, shop, cart } ) ) ) );

const select = ( name: string, value: Display ) =>
	`<select name="woocommerce_tax_display_${ name }" aria-label="${ name }">${ MODES.map(
		( mode ) => `<option value="${ mode }"${ mode === value ? ' selected' : '' }>${ mode }</option>`
	).join( '' ) }</select>`;

const radio = ( value: string, entered: Display ) =>
	`<input type="radio" name="woocommerce_prices_include_tax" aria-label="${ value }" value="${ value }"${
		( value === 'yes' ) === ( entered === 'incl' ) ? ' checked' : ''
	}>`;

function open(
	{ entered, shop, cart }: { readonly entered: Display; readonly shop: Display; readonly cart: Display },
	lacksBaseTaxRate = false
) {
	const form = openClassicForm(
		`${ radio( 'yes', entered ) }${ radio( 'no', entered ) }${ select( 'shop', shop ) }${ select( 'cart', cart ) }<div id="wc_tax_settings_slotfill"></div>`
	);
	const place = form.querySelector( '#wc_tax_settings_slotfill' ) as HTMLElement;
	const { user } = render( <TaxConflictIsland place={ place } form={ form } />, { container: place, settings: { lacksBaseTaxRate } } );
	return { form, user };
}

const warning = () => screen.queryByText( /^Inconsistent tax settings:/ ) ?? screen.queryByText( 'Inconsistent tax settings:' );
const field = ( name: string ) => screen.getByRole< HTMLSelectElement >( 'combobox', { name } );
const recommended = () => screen.getByRole( 'button', { name: 'Use recommended settings' } );

describe( 'The tax settings', () => {
	test.each( COMBINATIONS )( 'S8: warn unless all three are the same: entered $entered, shop $shop, cart $cart', ( choices ) => {
		open( choices );
		expect( warning() !== null ).toBe( new Set( Object.values( choices ) ).size > 1 );
	} );

	test( 'S8: warn in six of eight combinations', () => {
		expect( COMBINATIONS.filter( ( choices ) => new Set( Object.values( choices ) ).size > 1 ) ).toHaveLength( 6 );
	} );

	test.each( MODES )( 'S8: get recommended values like from a user: prices entered %s', async ( entered ) => {
		const other = entered === 'incl' ? 'excl' : 'incl';
		const { user } = open( { entered, shop: other, cart: other } );
		const handleChange = jest.fn();
		field( 'shop' ).addEventListener( 'change', handleChange );
		field( 'cart' ).addEventListener( 'change', handleChange );
		await user.click( recommended() );
		expect( [ field( 'shop' ).value, field( 'cart' ).value ] ).toEqual( [ entered, entered ] );
		expect( handleChange ).toHaveBeenCalledTimes( 2 );
		expect( warning() ).toBeNull();
		expect( screen.getByText( 'Recommended settings applied.' ) ).toHaveFocus();
		expect( screen.getByRole( 'button', { name: 'Save changes' } ) ).toBeEnabled();
	} );

	test( 'follow each change of a field', async () => {
		const { user } = open( { entered: 'excl', shop: 'excl', cart: 'excl' } );
		await user.click( screen.getByRole( 'radio', { name: 'yes' } ) );
		expect( warning() ).not.toBeNull();
		await user.selectOptions( field( 'shop' ), 'incl' );
		await user.selectOptions( field( 'cart' ), 'incl' );
		expect( warning() ).toBeNull();
	} );

	test( 'keep the warning away once it was dismissed', async () => {
		const { user } = open( { entered: 'excl', shop: 'incl', cart: 'excl' } );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		expect( warning() ).toBeNull();
		await user.selectOptions( field( 'cart' ), 'incl' );
		expect( warning() ).toBeNull();
	} );

	test( 'warn of nothing when a plugin has removed a field', () => {
		const { form } = open( { entered: 'excl', shop: 'incl', cart: 'excl' } );
		field( 'shop' ).remove();
		act( () => void form.dispatchEvent( new Event( 'change' ) ) );
		expect( warning() ).toBeNull();
	} );

	test( 'S9: say what prices with tax mean without a rate for the own location', async () => {
		const { user } = open( { entered: 'incl', shop: 'incl', cart: 'incl' }, true );
		expect( screen.getByRole( 'link', { name: 'Add a standard rate' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'section=standard' )
		);
		await user.click( screen.getByRole( 'radio', { name: 'no' } ) );
		expect( screen.queryByRole( 'link', { name: 'Add a standard rate' } ) ).toBeNull();
	} );

	test( 'S9: say nothing of it while there is a rate', () => {
		open( { entered: 'incl', shop: 'incl', cart: 'incl' } );
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	} );
} );
