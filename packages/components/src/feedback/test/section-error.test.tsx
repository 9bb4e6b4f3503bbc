import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SectionError } from '../section-error';

describe( 'SectionError', () => {
	it( 'shows what failed, offers a retry and folds the detail', async () => {
		const onRetry = jest.fn();
		render( <SectionError title="Your tasks could not be loaded." onRetry={ onRetry } detail="rest_error (500)" /> );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Your tasks could not be loaded.' );
		expect( screen.getByText( 'rest_error (500)' ) ).not.toBeVisible();
		await userEvent.click( screen.getByText( 'Technical detail' ) );
		expect( screen.getByText( 'rest_error (500)' ) ).toBeVisible();
		await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'offers no retry without onRetry', () => {
		render( <SectionError title="You may not see this." /> );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );
} );
