import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextField } from '../text-field';

it( 'TextField has its label and help text; an error replaces the help text', () => {
	const { rerender } = render( <TextField label="City" value="" onChange={ () => {} } help="Where you work" /> );
	expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveAccessibleDescription( 'Where you work' );
	rerender( <TextField label="City" value="" onChange={ () => {} } help="Where you work" error="Please enter a city" /> );
	expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toBeInvalid();
	expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveAccessibleDescription( 'Please enter a city' );
	expect( screen.queryByText( 'Where you work' ) ).not.toBeInTheDocument();
} );

it( 'TextField keeps a code and its unit in order between right-to-left text', () => {
	render( <TextField label="Rate" value="-5.00" prefix="$" direction="ltr" onChange={ () => {} } /> );
	const field = screen.getByRole( 'textbox', { name: 'Rate' } );
	expect( field ).toHaveAttribute( 'dir', 'ltr' );
	expect( screen.getByText( '$' ).closest( '[dir]' ) ).toHaveAttribute( 'dir', 'ltr' );
} );
