import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chevronLeft } from '@wordpress/icons';
import { Button } from '../button';
import { IconButton } from '../icon-button';

describe( 'Button', () => {
	it( 'is a link when it has an address', () => {
		render(
			<Button href="https://example.org/" target="_blank">
				Read
			</Button>
		);
		expect( screen.getByRole( 'link', { name: 'Read' } ) ).toHaveAttribute( 'rel', 'noopener noreferrer' );
	} );

	it( 'keeps the focus but does nothing while busy', async () => {
		const onClick = jest.fn();
		render(
			<Button isBusy onClick={ onClick }>
				Save
			</Button>
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Save', busy: true } ) );
		expect( onClick ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'button' ) ).toHaveFocus();
	} );
} );

describe( 'IconButton', () => {
	it( 'shows its name, until Escape', async () => {
		render( <IconButton icon={ chevronLeft } label="WooCommerce Home" onClick={ () => {} } /> );
		expect( screen.getByText( 'WooCommerce Home' ) ).toBeInTheDocument();
		await userEvent.tab();
		await userEvent.keyboard( '{Escape}' );
		expect( screen.queryByText( 'WooCommerce Home' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'WooCommerce Home' } ) ).toBeInTheDocument();
	} );
} );
