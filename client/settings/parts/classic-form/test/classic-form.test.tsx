import { describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { addToForm, isAsked, openClassicForm } from '../../../../../tests/js/classic-form';
import { render } from '../../../../../tests/js/render';
import { settle } from '../../../../../tests/js/settle';
import { HiddenFields } from '../hidden-fields';
import { setField } from '../set-field';
import { refreshClassicForm, useClassicForm } from '../use-classic-form';

const FIELDS = `
	<div id="wc_settings_slotfill"></div>
	<label>Name <input name="shop_name" value="Bakery"></label>
	<label>Taxes <input type="checkbox" name="taxes" value="1" checked></label>
	<label>Currency <select name="currency"><option>EUR</option><option>USD</option></select></label>
	<label>Countries <select name="countries[]" multiple><option selected>AT</option><option>DE</option></select></label>
	<label>Notes <textarea name="notes">None</textarea></label>
	<label>Logo <input type="file" name="logo"></label>
	<table class="wp-list-table"><tr><th class="check-column"><label>Pick <input type="checkbox" name="key[]" value="7"></label></th></tr></table>`;

function Island( { place, form }: { readonly place: HTMLElement; readonly form: HTMLFormElement | null } ): ReactElement {
	const [ mode, setMode ] = useState( 'yes' );
	useClassicForm( place, form );
	return createPortal(
		<div>
			<HiddenFields values={ { mode, link: mode === 'yes' ? 'no' : undefined } } />
			{ [ 'yes', 'no' ].map( ( value ) => (
				<button key={ value } type="button" onClick={ () => setMode( value ) }>
					{ value }
				</button>
			) ) }
			<button type="button" onClick={ () => form && refreshClassicForm( form ) }>
				Stop
			</button>
		</div>,
		place
	);
}

async function open( fields = FIELDS ) {
	const form = openClassicForm( fields );
	const place = form.querySelector( '#wc_settings_slotfill' ) as HTMLElement;
	const view = render( <Island place={ place } form={ form } /> );
	await act( () => Promise.resolve() );
	const press = ( name: string ) => view.user.click( screen.getByRole( 'button', { name } ) );
	const type = async ( name: string, text: string ) => {
		await view.user.clear( screen.getByLabelText( name ) );
		await view.user.type( screen.getByLabelText( name ), text );
	};
	const choose = ( name: string, option: string ) => view.user.selectOptions( screen.getByLabelText( name ), option );
	const tick = ( name: string ) => view.user.click( screen.getByLabelText( name ) );
	return { ...view, form, press, type, choose, tick };
}

type Page = Awaited< ReturnType< typeof open > >;

const save = () => screen.getByRole( 'button', { name: 'Save changes' } );
const state = () => ( { canSave: ! ( save() as HTMLButtonElement ).disabled, isAsked: isAsked() } );
const CLEAN = { canSave: false, isAsked: false };
const DIRTY = { canSave: true, isAsked: true };

/** Does it, and waits until all scripts have noticed. */
const later = ( change: () => unknown ) =>
	act( () => {
		change();
		return Promise.resolve();
	} );

type Step = ( page: Page ) => Promise< unknown >;
const type =
	( name: string, text: string ): Step =>
	( page ) =>
		page.type( name, text );
const choose =
	( name: string, option: string ): Step =>
	( page ) =>
		page.choose( name, option );
const tick =
	( name: string ): Step =>
	( page ) =>
		page.tick( name );
const press =
	( name: string ): Step =>
	( page ) =>
		page.press( name );

describe( 'The classic form', () => {
	const nothing: Step = () => Promise.resolve();
	test.each< readonly [ string, Step, typeof CLEAN ] >( [
		[ 'opened', nothing, CLEAN ],
		[ 'an island changed', press( 'no' ), DIRTY ],
		[ 'text entered', type( 'Name', 'Bakers' ), DIRTY ],
		[ 'a text area changed', type( 'Notes', 'Some' ), DIRTY ],
		[ 'a box unticked', tick( 'Taxes' ), DIRTY ],
		[ 'another option', choose( 'Currency', 'USD' ), DIRTY ],
		[ 'one more option', choose( 'Countries', 'DE' ), DIRTY ],
		[ 'a row of a table ticked', tick( 'Pick' ), CLEAN ],
		[ 'a field of another plugin set', ( { form } ) => later( () => setField( form, 'shop_name', 'Baker' ) ), DIRTY ],
	] )( 'X1: asks only when something differs: %s', async ( _name, step, expected ) => {
		const page = await open();
		await step( page );
		expect( state() ).toEqual( expected );
	} );

	test.each< readonly [ string, Step, Step ] >( [
		[ 'an island', press( 'no' ), press( 'yes' ) ],
		[ 'a text', type( 'Name', 'Bakers' ), type( 'Name', 'Bakery' ) ],
		[ 'a box', tick( 'Taxes' ), tick( 'Taxes' ) ],
		[ 'an option', choose( 'Currency', 'USD' ), choose( 'Currency', 'EUR' ) ],
	] )( 'X1: asks nothing after the saved value came back: %s', async ( _name, change, revert ) => {
		const page = await open();
		await change( page );
		expect( state() ).toEqual( DIRTY );
		await revert( page );
		expect( state() ).toEqual( CLEAN );
	} );

	test( 'X1: asks nothing when it is submitted, and asks again when that was stopped', async () => {
		const { form, press: pressButton } = await open();
		const handleSubmit = jest.fn( ( event: Event ) => event.preventDefault() );
		form.addEventListener( 'submit', handleSubmit );
		await pressButton( 'no' );
		await pressButton( 'Save changes' );
		expect( handleSubmit ).toHaveBeenCalledTimes( 1 );
		expect( state() ).toEqual( { canSave: true, isAsked: false } );
		await pressButton( 'Stop' );
		expect( state() ).toEqual( DIRTY );
	} );

	test( 'asks nothing when a script changes its looks after Save was pressed', async () => {
		const { form, press: pressButton } = await open();
		form.addEventListener( 'submit', ( event ) => event.preventDefault() );
		await pressButton( 'no' );
		await pressButton( 'Save changes' );
		await addToForm( form, '<div class="overlay"><i></i></div>' );
		expect( isAsked() ).toBe( false );
	} );

	test( 'takes fields as loaded that scripts add before the user does anything', async () => {
		const { form } = await open();
		await addToForm( form, '<div><input name="late" value="1"></div>' );
		expect( state() ).toEqual( CLEAN );
	} );

	test( 'counts a row that the user adds', async () => {
		const { form, user } = await open();
		await user.click( document.body );
		await addToForm( form, '<div><input name="row[]" value="1"></div>' );
		expect( state() ).toEqual( DIRTY );
	} );

	test( 'counts another order of rows', async () => {
		const { form, user } = await open( `${ FIELDS }<p id="a"><input name="a" value="1"></p><p id="b"><input name="b" value="2"></p>` );
		await user.click( document.body );
		await later( () => form.querySelector( '#b' )?.after( form.querySelector( '#a' ) as Element ) );
		expect( state() ).toEqual( DIRTY );
	} );

	test( 'keeps Save enabled for a plugin whose changes are outside of the form', async () => {
		const { type: enter } = await open();
		await act( settle );
		await later( () => save().removeAttribute( 'disabled' ) );
		await enter( 'Name', 'Bakery' );
		expect( state() ).toEqual( { canSave: true, isAsked: false } );
	} );

	test( 'keeps the question of another plugin', async () => {
		const { type: enter } = await open();
		const handleLeave = ( event: Event ) => event.preventDefault();
		window.addEventListener( 'beforeunload', handleLeave );
		await enter( 'Name', 'Bakery' );
		expect( isAsked() ).toBe( true );
		window.removeEventListener( 'beforeunload', handleLeave );
	} );

	test( 'asks about what was entered before the island had loaded', async () => {
		const form = openClassicForm( FIELDS );
		const input = screen.getByLabelText< HTMLInputElement >( 'Name' );
		input.value = 'Bakers';
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		const place = form.querySelector( '#wc_settings_slotfill' ) as HTMLElement;
		const { user } = render( <Island place={ place } form={ form } /> );
		await act( () => Promise.resolve() );
		expect( state() ).toEqual( DIRTY );
		await user.clear( input );
		await user.type( input, 'Bakery' );
		expect( state() ).toEqual( CLEAN );
	} );

	test( 'sends the fields of the island under the names of the host', async () => {
		const { form, press: pressButton } = await open();
		expect( new FormData( form ).get( 'mode' ) ).toBe( 'yes' );
		await pressButton( 'no' );
		expect( new FormData( form ).get( 'mode' ) ).toBe( 'no' );
		expect( new FormData( form ).has( 'link' ) ).toBe( false );
	} );

	test( 'is not needed by an island', () => {
		render( <Island place={ document.body } form={ null } /> );
		expect( screen.getByRole( 'button', { name: 'yes' } ) ).toBeVisible();
	} );
} );
