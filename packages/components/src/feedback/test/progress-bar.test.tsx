import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressBar } from '../progress-bar';

describe( 'ProgressBar', () => {
	it( 'has its value as text', () => {
		render( <ProgressBar label="Store setup" valueText="3 out of 5 complete" value={ 3 } max={ 5 } /> );
		const bar = screen.getByRole( 'progressbar', { name: 'Store setup' } );
		expect( bar ).toHaveAttribute( 'aria-valuetext', '3 out of 5 complete' );
		expect( bar ).toHaveAttribute( 'aria-valuenow', '3' );
	} );

	it.each( [
		[ 3, 5, '60%' ],
		[ 9, 5, '100%' ],
		[ 0, 0, '0%' ],
	] )( 'draws %p of %p as %p', ( value, max, share ) => {
		render( <ProgressBar label="Setup" valueText="" value={ value } max={ max } /> );
		expect( screen.getByRole( 'progressbar' ).firstElementChild?.getAttribute( 'style' ) ).toContain( share );
	} );
} );
