import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { loadFormControls } from '../../form/platform/use-platform-controls';
import type { DateRangeValue } from '../date-range-draft';
import { DateRangePicker } from '../date-range-picker';

beforeAll( async () => {
	await loadFormControls();
} );

const month: DateRangeValue = {
	period: 'month',
	comparison: 'previous_year',
	range: { after: '2026-11-01', before: '2026-11-27' },
};

function open( { value = month, locale = 'en_US' }: { readonly value?: DateRangeValue; readonly locale?: string } = {} ) {
	const onChange = jest.fn< ( changed: DateRangeValue ) => void >();
	function Example() {
		const [ current, setCurrent ] = useState( value );
		return (
			<>
				<DateRangePicker
					value={ current }
					today="2026-11-27"
					weekStartsOn={ 1 }
					locale={ locale }
					onChange={ ( changed ) => {
						onChange( changed );
						setCurrent( changed );
					} }
				/>
				<button type="button">Elsewhere</button>
			</>
		);
	}
	render( <Example /> );
	return { user: userEvent.setup(), onChange, button: screen.getByRole( 'button', { name: /^Date range:/ } ) };
}

const start = () => screen.getByRole( 'textbox', { name: 'Start date' } );
const end = () => screen.getByRole( 'textbox', { name: 'End date' } );

async function enter( user: ReturnType< typeof userEvent.setup >, input: HTMLElement, text: string ) {
	await user.clear( input );
	await user.paste( text );
}

describe( 'DateRangePicker', () => {
	test( 'shows the current period, its days and the compared days', () => {
		const { button } = open();
		expect( button ).toHaveAccessibleName( 'Date range: Month to date (Nov 1 - 27, 2026) vs. Previous year (Nov 1 - 27, 2025)' );
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	test( 'applies a preset and a comparison with Update', async () => {
		const { user, onChange, button } = open();
		await user.click( button );
		expect( screen.getByRole( 'radio', { name: 'Month to date' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'radio', { name: 'Last quarter' } ) );
		await user.click( within( screen.getByRole( 'group', { name: 'compare to' } ) ).getByRole( 'radio', { name: 'Previous period' } ) );
		expect( onChange ).not.toHaveBeenCalled();
		await user.click( screen.getByRole( 'button', { name: 'Update' } ) );
		expect( onChange ).toHaveBeenCalledWith( {
			period: 'last_quarter',
			comparison: 'previous_period',
			range: { after: '2026-07-01', before: '2026-09-30' },
		} );
		expect( button ).toHaveAccessibleName( /Last quarter \(Jul 1 - Sep 30, 2026\) vs\. Previous period \(Apr 1 - Jun 30, 2026\)/ );
		expect( button ).toHaveFocus();
	} );

	test( 'accepts days typed in the language of the user, and applies them with Enter', async () => {
		const { user, onChange, button } = open( { locale: 'de_DE' } );
		await user.click( button );
		await user.click( screen.getByRole( 'tab', { name: 'Custom' } ) );
		expect( start() ).toHaveValue( '01.11.2026' );
		expect( start() ).toHaveAccessibleDescription( 'DD.MM.YYYY' );
		await enter( user, start(), '1.9.2026' );
		await enter( user, end(), '2026-10-31' );
		await user.keyboard( '{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( {
			period: 'custom',
			comparison: 'previous_year',
			range: { after: '2026-09-01', before: '2026-10-31' },
		} );
	} );

	test.each( [
		[ '02/30/2026', '11/27/2026', 'Start date', 'Invalid date' ],
		[ '11/01/2026', 'soon', 'End date', 'Invalid date' ],
		[ '11/01/2026', '11/28/2026', 'End date', 'Select a date in the past' ],
		[ '11/20/2026', '11/01/2026', 'Start date', 'Start date must be before end date' ],
	] )( 'shows an error at the field for %s and %s', async ( after, before, field, message ) => {
		const { user, onChange, button } = open();
		await user.click( button );
		await user.click( screen.getByRole( 'tab', { name: 'Custom' } ) );
		await enter( user, start(), after );
		await enter( user, end(), before );
		await user.click( screen.getByRole( 'button', { name: 'Update' } ) );
		const input = screen.getByRole( 'textbox', { name: field } );
		expect( input ).toBeInvalid();
		expect( input ).toHaveAccessibleDescription( message );
		expect( input ).toHaveFocus();
		expect( onChange ).not.toHaveBeenCalled();
	} );

	test( 'D11, D12: sets the end in the calendar after a start was typed, and stays open', async () => {
		const { user, onChange, button } = open();
		await user.click( button );
		await user.click( screen.getByRole( 'tab', { name: 'Custom' } ) );
		await user.clear( start() );
		await user.type( start(), '11/03/2026' );
		await user.tab();
		await user.click( screen.getByRole( 'button', { name: /^November 20, 2026/ } ) );
		expect( start() ).toHaveValue( '11/03/2026' );
		expect( end() ).toHaveValue( '11/20/2026' );
		await user.click( screen.getByRole( 'button', { name: 'Update' } ) );
		expect( onChange ).toHaveBeenCalledWith( expect.objectContaining( { range: { after: '2026-11-03', before: '2026-11-20' } } ) );
	} );

	test( 'sets start and then end in the calendar, and no day after today in the store', async () => {
		const { user, button } = open();
		await user.click( button );
		await user.click( screen.getByRole( 'tab', { name: 'Custom' } ) );
		await user.click( screen.getByRole( 'button', { name: /^November 5, 2026/ } ) );
		await user.click( screen.getByRole( 'button', { name: /^November 9, 2026/ } ) );
		expect( [ start(), end() ].map( ( input ) => ( input as HTMLInputElement ).value ) ).toEqual( [ '11/05/2026', '11/09/2026' ] );
		expect( screen.getByRole( 'button', { name: /^November 27, 2026/ } ) ).toBeEnabled();
		expect( screen.getByRole( 'button', { name: /^November 28, 2026/ } ) ).toBeDisabled();
	} );

	test( 'keeps typed text when it is closed by accident, until Reset', async () => {
		const { user, onChange, button } = open();
		await user.click( button );
		await user.click( screen.getByRole( 'tab', { name: 'Custom' } ) );
		await enter( user, start(), '10/1' );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'textbox' ) ).not.toBeInTheDocument();
		expect( button ).toHaveFocus();
		await user.click( button );
		expect( start() ).toHaveValue( '10/1' );
		await user.click( screen.getByRole( 'button', { name: 'Elsewhere' } ) );
		await user.click( button );
		expect( start() ).toHaveValue( '10/1' );
		await user.click( screen.getByRole( 'button', { name: 'Reset' } ) );
		expect( screen.getByRole( 'radio', { name: 'Month to date' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'tab', { name: 'Custom' } ) );
		expect( start() ).toHaveValue( '11/01/2026' );
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );
