import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@store-admin/api';
import { render } from '../../../../tests/js/render';
import type { FieldDescription } from '../field-description';
import { Form } from '../form';
import { useForm } from '../use-form';

type Values = { readonly name: string; readonly number: string; readonly iban: string; readonly kind: string; readonly isOpen: boolean };

const EMPTY: Values = { name: '', number: '', iban: '', kind: 'a', isOpen: false };
const isHeld = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

const needsNumber = ( { number, iban }: Values ) => ( number === '' && iban === '' ? 'Enter a number.' : undefined );

const FIELDS: readonly FieldDescription< Values >[] = [
	{ id: 'name', label: 'Name', control: 'text', validate: ( value ) => ( value === '' ? 'Enter a name.' : undefined ) },
	{ id: 'number', label: 'Number', control: 'text', validate: ( _value, values ) => needsNumber( values ) },
	{
		id: 'iban',
		label: 'IBAN',
		control: 'text',
		validate: async ( value, values ) => Promise.resolve( value === 'wrong' ? 'Check the IBAN.' : needsNumber( values ) ),
	},
	{
		id: 'kind',
		label: 'Kind',
		control: 'select',
		options: [
			{ value: 'a', label: 'A' },
			{ value: 'b', label: 'B' },
		],
	},
	{ id: 'isOpen', label: 'Open', control: 'checkbox' },
];

interface TestFormProps {
	readonly save: ( values: Values ) => Promise< unknown >;
	readonly onSaved?: ( values: Values ) => void;
	readonly initial?: Values;
}

function TestForm( { save, onSaved = () => {}, initial = EMPTY }: TestFormProps ) {
	const form = useForm< Values >( { initial, fields: () => FIELDS, save, problem: 'The form was not saved.', onSaved } );
	return <Form form={ form } submitLabel="Save" />;
}

const press = () => screen.getByRole( 'button', { name: 'Save' } );
const box = ( name: string ) => screen.getByRole( 'textbox', { name } );

describe( 'a form', () => {
	test( 'shows an error beside each invalid field, and focuses the first one', async () => {
		const save = jest.fn( async () => Promise.resolve() );
		const { user } = render( <TestForm save={ save } /> );
		await user.click( press() );
		expect( await screen.findByText( 'Enter a name.' ) ).toBeVisible();
		expect( box( 'Name' ) ).toHaveFocus();
		expect( box( 'Name' ) ).toBeInvalid();
		expect( screen.getAllByText( 'Enter a number.' ) ).toHaveLength( 2 );
		expect( save ).not.toHaveBeenCalled();
	} );

	test( 'removes an error when its field changes, and errors of others that no longer apply', async () => {
		const { user } = render( <TestForm save={ async () => Promise.resolve() } /> );
		await user.click( press() );
		await screen.findByText( 'Enter a name.' );
		await user.type( box( 'IBAN' ), 'X' );
		await waitFor( () => expect( screen.queryByText( 'Enter a number.' ) ).not.toBeInTheDocument() );
		expect( screen.getByText( 'Enter a name.' ) ).toBeVisible();
	} );

	test( 'validates a field that is left and not empty, without moving the focus', async () => {
		const { user } = render( <TestForm save={ async () => Promise.resolve() } /> );
		await user.click( box( 'Name' ) );
		await user.tab();
		expect( screen.queryByText( 'Enter a name.' ) ).not.toBeInTheDocument();
		await user.type( box( 'IBAN' ), 'wrong' );
		await user.tab();
		expect( await screen.findByText( 'Check the IBAN.' ) ).toBeVisible();
		expect( screen.getByRole( 'combobox', { name: 'Kind' } ) ).toHaveFocus();
	} );

	test( 'saves all values once, stays busy until it is unmounted, and then asks nothing about unsaved input', async () => {
		const save = jest.fn( async ( _values: Values ) => Promise.resolve() );
		const onSaved = jest.fn();
		const { user } = render( <TestForm save={ save } onSaved={ onSaved } /> );
		await user.type( box( 'Name' ), 'Ada' );
		await user.type( box( 'Number' ), '7' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Kind' } ), 'B' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Open' } ) );
		expect( isHeld() ).toBe( true );
		await user.dblClick( press() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
		expect( save.mock.calls ).toEqual( [ [ { name: 'Ada', number: '7', iban: '', kind: 'b', isOpen: true } ] ] );
		expect( press() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( isHeld() ).toBe( false );
	} );

	test( 'shows errors of the server beside the field, keeps the input and can be sent again', async () => {
		const error = new ApiError( { code: 'invalid', status: 400, message: 'Invalid.', fieldErrors: { number: 'Too long.' } } );
		const save = jest.fn< ( values: Values ) => Promise< void > >().mockRejectedValueOnce( error ).mockResolvedValueOnce();
		const { user } = render( <TestForm save={ save } initial={ { ...EMPTY, name: 'Ada' } } /> );
		await user.type( box( 'Number' ), '7' );
		await user.click( press() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The form was not saved. Invalid.' );
		expect( screen.getByText( 'Too long.' ) ).toBeVisible();
		expect( box( 'Number' ) ).toHaveFocus();
		expect( box( 'Number' ) ).toHaveValue( '7' );
		await user.click( press() );
		await waitFor( () => expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument() );
		expect( save ).toHaveBeenCalledTimes( 2 );
	} );

	test( 'keeps the input when a newer stored value arrives', async () => {
		const save = async () => Promise.resolve();
		const { user, rerender } = render( <TestForm save={ save } initial={ EMPTY } /> );
		await user.type( box( 'Name' ), 'Ada' );
		rerender( <TestForm save={ save } initial={ { ...EMPTY, name: 'Old', number: '9' } } /> );
		expect( box( 'Name' ) ).toHaveValue( 'Ada' );
		expect( box( 'Number' ) ).toHaveValue( '9' );
	} );
} );
