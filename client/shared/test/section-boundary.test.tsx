import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectCaughtError } from '../../../tests/js/console-guard';
import { SectionBoundary } from '../section-boundary';

let isBroken = true;

function Fragile() {
	if ( isBroken ) {
		throw new Error( 'no data' );
	}
	return <p>All is well</p>;
}

describe( 'SectionBoundary', () => {
	it( 'keeps the other sections, says what failed and tries again', async () => {
		isBroken = true;
		expectCaughtError( /no data/ );
		render(
			<>
				<SectionBoundary failureTitle="Your inbox cannot be shown.">
					<Fragile />
				</SectionBoundary>
				<p>Neighbour</p>
			</>
		);
		expect( screen.getByText( 'Neighbour' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Your inbox cannot be shown.' );
		isBroken = false;
		await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( screen.getByText( 'All is well' ) ).toBeInTheDocument();
	} );
} );
