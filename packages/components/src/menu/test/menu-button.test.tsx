import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { layout } from '@wordpress/icons';
import { MenuButton } from '../menu-button';

function renderMenu( onSelect = jest.fn() ) {
	render(
		<>
			<MenuButton
				label="Display options"
				icon={ layout }
				groups={ [
					{
						label: 'Layout',
						items: [
							{ label: 'Single column', kind: 'radio', isSelected: true, onSelect },
							{ label: 'Two columns', kind: 'radio', isSelected: false, onSelect },
						],
					},
					{ items: [ { label: 'Show things to do next', kind: 'checkbox', isSelected: true, onSelect } ] },
				] }
			/>
			<button>Elsewhere</button>
		</>
	);
	return { onSelect, user: userEvent.setup(), button: screen.getByRole( 'button', { name: 'Display options' } ) };
}

describe( 'MenuButton', () => {
	it( 'opens with the focus on the first item; arrow keys, Home and End move it', async () => {
		const { user, button } = renderMenu();
		await user.click( button );
		expect( screen.getByRole( 'menuitemradio', { name: 'Single column' } ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}' );
		expect( screen.getByRole( 'menuitemradio', { name: 'Two columns' } ) ).toHaveFocus();
		await user.keyboard( '{End}{ArrowDown}' );
		expect( screen.getByRole( 'menuitemradio', { name: 'Single column' } ) ).toHaveFocus();
		await user.keyboard( '{ArrowUp}' );
		expect( screen.getByRole( 'menuitemcheckbox' ) ).toHaveFocus();
	} );

	it( 'opens with the focus on the last item after the up arrow key', async () => {
		const { user, button } = renderMenu();
		button.focus();
		await user.keyboard( '{ArrowUp}' );
		expect( screen.getByRole( 'menuitemcheckbox' ) ).toHaveFocus();
	} );

	it( 'closes with Escape and returns the focus', async () => {
		const { user, button } = renderMenu();
		await user.click( button );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		expect( button ).toHaveFocus();
	} );

	it( 'returns the focus and closes when an item is chosen', async () => {
		const { user, button, onSelect } = renderMenu();
		await user.click( button );
		await user.click( screen.getByRole( 'menuitemradio', { name: 'Two columns', checked: false } ) );
		expect( onSelect ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		expect( button ).toHaveFocus();
	} );

	it( 'stays open for a checkbox', async () => {
		const { user, button } = renderMenu();
		await user.click( button );
		await user.click( screen.getByRole( 'menuitemcheckbox', { checked: true } ) );
		expect( screen.getByRole( 'menu' ) ).toBeInTheDocument();
	} );

	it( 'closes when something else is pressed', async () => {
		const { user, button } = renderMenu();
		await user.click( button );
		await user.click( screen.getByRole( 'button', { name: 'Elsewhere' } ) );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
	} );
} );
