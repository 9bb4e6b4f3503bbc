import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Stepper, type StepperStep } from '../stepper';

const steps: readonly StepperStep[] = [
	{ key: 'place', label: 'Set store location', description: 'Where you are', content: <button type="button">Continue</button> },
	{ key: 'rates', label: 'Set shipping costs', description: 'What it costs', content: <input aria-label="Rate" /> },
];

function renderAt( currentKey: string | null, more: Partial< Parameters< typeof Stepper >[ 0 ] > = {} ) {
	return render( <Stepper label="Shipping" steps={ steps } currentKey={ currentKey } { ...more } /> );
}

describe( 'Stepper', () => {
	it( 'names the current step and shows only its content', () => {
		renderAt( 'place' );
		const list = screen.getByRole( 'list', { name: 'Shipping' } );
		const [ place, rates ] = within( list ).getAllByRole( 'listitem' );
		expect( place ).toHaveAttribute( 'aria-current', 'step' );
		expect( rates ).not.toHaveAttribute( 'aria-current' );
		expect( screen.getByRole( 'button', { name: 'Continue' } ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( 'Rate' ) ).not.toBeInTheDocument();
	} );

	it( 'marks completed steps', () => {
		renderAt( 'rates' );
		expect( screen.getByRole( 'heading', { name: 'Set store location Completed' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'heading', { name: 'Set shipping costs' } ) ).toBeInTheDocument();
	} );

	it( 'has no current step when all are completed', () => {
		renderAt( null );
		expect( screen.getAllByRole( 'heading', { name: /Completed$/ } ) ).toHaveLength( 2 );
		expect( document.querySelector( '[aria-current]' ) ).toBeNull();
	} );

	it( 'moves the focus to the next step, but not when the page opens', () => {
		const { rerender } = renderAt( 'place' );
		expect( document.body ).toHaveFocus();
		rerender( <Stepper label="Shipping" steps={ steps } currentKey="rates" /> );
		expect( screen.getByRole( 'heading', { name: 'Set shipping costs' } ) ).toHaveFocus();
	} );

	it( 'focuses the current step at the start with isFocusedAtStart', () => {
		renderAt( 'place', { isFocusedAtStart: true } );
		expect( screen.getByRole( 'heading', { name: 'Set store location' } ) ).toHaveFocus();
	} );

	it( 'describes every step, or only the current one', () => {
		const { rerender } = renderAt( 'place' );
		expect( screen.getByText( 'What it costs' ) ).toBeInTheDocument();
		rerender( <Stepper label="Shipping" steps={ steps } currentKey="place" isOnlyCurrentDescribed /> );
		expect( screen.queryByText( 'What it costs' ) ).not.toBeInTheDocument();
		expect( screen.getByText( 'Where you are' ) ).toBeInTheDocument();
	} );

	it( 'returns to a step that has onReturn', async () => {
		const onReturn = jest.fn();
		const [ place, rates ] = steps;
		render(
			<Stepper label="Shipping" steps={ [ { ...( place as StepperStep ), onReturn }, rates as StepperStep ] } currentKey="rates" />
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Change: Set store location' } ) );
		expect( onReturn ).toHaveBeenCalledTimes( 1 );
	} );
} );
