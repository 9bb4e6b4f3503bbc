import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CalendarField } from '../calendar-field';
import { ColorField } from '../color-field';
import { FileDropField } from '../file-drop-field';
import { loadFormControls } from '../platform/use-platform-controls';
import { RangeField } from '../range-field';
import { ToggleGroupField } from '../toggle-group-field';
import { TokenField } from '../token-field';

beforeAll( async () => {
	await loadFormControls();
} );

describe( 'TokenField', () => {
	test( 'adds words and removes them again', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render( <TokenField label="Tags" tokens={ [ 'red' ] } onChange={ onChange } suggestions={ [ 'red', 'blue' ] } /> );
		await user.type( screen.getByRole( 'combobox', { name: 'Tags' } ), 'green{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( [ 'red', 'green' ] );
		await user.click( screen.getByRole( 'button', { name: /Remove/ } ) );
		expect( onChange ).toHaveBeenLastCalledWith( [] );
	} );

	test( 'shows its error', () => {
		render( <TokenField label="Tags" tokens={ [] } onChange={ () => {} } error="Enter a tag." isRequired /> );
		const input = screen.getByRole( 'combobox', { name: 'Tags' } );
		expect( input ).toBeInvalid();
		expect( input ).toBeRequired();
		expect( input ).toHaveAccessibleDescription( 'Enter a tag.' );
	} );
} );

describe( 'CalendarField', () => {
	function Example() {
		const [ day, setDay ] = useState( '2024-02-28' );
		return <CalendarField label="From" value={ day } onChange={ setDay } />;
	}

	test( 'accepts a typed day, and one chosen in the calendar by keyboard', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		await user.click( screen.getByRole( 'button', { name: 'Choose a day' } ) );
		const calendar = screen.getByRole( 'application', { name: 'Calendar' } );
		expect( within( calendar ).getByRole( 'button', { name: /February 28, 2024.*Selected/ } ) ).toBeInTheDocument();
		await user.click( within( calendar ).getByRole( 'button', { name: /February 29, 2024/ } ) );
		expect( screen.getByRole( 'textbox', { name: 'From' } ) ).toHaveValue( '2024-02-29' );
		expect( screen.queryByRole( 'application' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Choose a day' } ) ).toHaveFocus();
	} );

	test( 'closes its calendar with Escape and when the focus leaves it', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		const button = screen.getByRole( 'button', { name: 'Choose a day' } );
		await user.click( button );
		await user.keyboard( '{Escape}' );
		expect( button ).toHaveFocus();
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( button );
		await user.click( screen.getByRole( 'textbox', { name: 'From' } ) );
		expect( screen.queryByRole( 'application' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'ColorField', () => {
	test( 'accepts a typed colour and opens the picker with it', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render( <ColorField label="Links" value="#336699" onChange={ onChange } /> );
		await user.click( screen.getByRole( 'button', { name: 'Choose a colour' } ) );
		expect( screen.getByRole( 'group', { name: 'Choose a colour' } ) ).toHaveTextContent( /hex/i );
		await user.type( screen.getByRole( 'textbox', { name: 'Links' } ), '0' );
		expect( onChange ).toHaveBeenCalledWith( '#3366990' );
	} );
} );

describe( 'RangeField', () => {
	test( 'has a slider and a number field', () => {
		render( <RangeField label="Width" value={ 40 } min={ 10 } max={ 90 } onChange={ () => {} } /> );
		expect( screen.getByRole( 'slider', { name: 'Width' } ) ).toHaveValue( '40' );
		expect( screen.getByRole( 'spinbutton', { name: 'Width' } ) ).toHaveValue( 40 );
	} );
} );

describe( 'ToggleGroupField', () => {
	test( 'shows its options side by side', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		const options = [
			{ value: 'left', label: 'Left' },
			{ value: 'right', label: 'Right' },
		];
		render( <ToggleGroupField label="Side" options={ options } value="left" onChange={ onChange } /> );
		expect( screen.getByRole( 'radio', { name: 'Left' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'radio', { name: 'Right' } ) );
		expect( onChange ).toHaveBeenCalledWith( 'right' );
	} );
} );

describe( 'FileDropField', () => {
	test( 'accepts a chosen file and shows its name', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		const { rerender } = render( <FileDropField label="Blueprint" fileNames={ [] } onChange={ onChange } accept=".json" /> );
		const file = new File( [ '{}' ], 'store.json', { type: 'application/json' } );
		await user.upload( screen.getByLabelText( 'Blueprint' ), file );
		expect( onChange ).toHaveBeenCalledWith( [ file ] );
		rerender( <FileDropField label="Blueprint" fileNames={ [ 'store.json' ] } onChange={ onChange } error="Not a blueprint." /> );
		expect( screen.getByText( 'store.json' ) ).toBeVisible();
		expect( screen.getByLabelText( 'Blueprint' ) ).toHaveAccessibleDescription( 'Not a blueprint.' );
	} );
} );
