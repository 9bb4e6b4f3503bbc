import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextField } from '../text-field';

it( 'belongs to its label and help; an error takes the place of the help', () => {
	const { rerender } = render( <TextField label="City" value="" onChange={ () => {} } help="Where you work" /> );
	expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveAccessibleDescription( 'Where you work' );
	rerender( <TextField label="City" value="" onChange={ () => {} } help="Where you work" error="Please enter a city" /> );
	expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toBeInvalid();
	expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveAccessibleDescription( 'Please enter a city' );
	expect( screen.queryByText( 'Where you work' ) ).not.toBeInTheDocument();
} );

it( 'keeps a code and its unit in order between right-to-left words', () => {
	render( <TextField label="Rate" value="-5.00" prefix="$" direction="ltr" onChange={ () => {} } /> );
	const field = screen.getByRole( 'textbox', { name: 'Rate' } );
	expect( field ).toHaveAttribute( 'dir', 'ltr' );
	expect( screen.getByText( '$' ).closest( '[dir]' ) ).toHaveAttribute( 'dir', 'ltr' );
} );
