import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadFormControls } from '@store-admin/components';
import { render } from '../../../../tests/js/render';
import type { FieldDescription } from '../field-description';
import { Form } from '../form';
import { useForm } from '../use-form';

interface Values {
	readonly [ id: string ]: string | number | readonly string[] | readonly File[];
}

const INITIAL: Values = { day: '2026-01-31', color: '#ff0000', words: [ 'sale' ], size: 3, view: 'list', file: [] };

const FIELDS: readonly FieldDescription< Values >[] = [
	{ id: 'day', label: 'Day', control: 'calendar' },
	{ id: 'color', label: 'Colour', control: 'color' },
	{ id: 'words', label: 'Words', control: 'tokens' },
	{ id: 'size', label: 'Size', control: 'range', min: 1, max: 5 },
	{ id: 'view', label: 'View', control: 'toggle-group', options: [ { value: 'list', label: 'List' } ] },
	{ id: 'file', label: 'File', control: 'file-drop' },
];

function TestForm() {
	const form = useForm< Values >( { initial: INITIAL, fields: () => FIELDS, save: async () => Promise.resolve(), problem: '' } );
	return <Form form={ form } submitLabel="Save" />;
}

describe( 'the controls that few forms use', () => {
	test( 'show label and value at once, and are replaced when their code is loaded', async () => {
		await loadFormControls();
		render( <TestForm /> );
		expect( screen.getByRole( 'textbox', { name: 'Day' } ) ).toHaveValue( '2026-01-31' );
		expect( await screen.findByRole( 'button', { name: 'Choose a day' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'textbox', { name: 'Day' } ) ).toHaveValue( '2026-01-31' );
		expect( screen.getByRole( 'textbox', { name: 'Colour' } ) ).toHaveValue( '#ff0000' );
		expect( screen.getByRole( 'combobox', { name: 'Words' } ) ).toBeInTheDocument();
		expect( screen.getByText( 'sale' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'slider', { name: 'Size' } ) ).toHaveValue( '3' );
		expect( screen.getByRole( 'radio', { name: 'List' } ) ).toBeChecked();
		expect( screen.getByRole( 'button', { name: 'Choose a file' } ) ).toBeInTheDocument();
	} );
} );
