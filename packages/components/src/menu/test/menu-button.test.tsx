import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { layout } from '@wordpress/icons';
import { MenuButton } from '../menu-button';
import { placeByWindow } from '../place-by-window';

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

describe( 'MenuButton that is placed by the window', () => {
	/** Sizes of the window, the button and the menu. jsdom has no layout. */
	function layOut( button: Partial< DOMRect > ) {
		jest.spyOn( document.documentElement, 'clientWidth', 'get' ).mockReturnValue( 360 );
		jest.spyOn( document.documentElement, 'clientHeight', 'get' ).mockReturnValue( 600 );
		jest.spyOn( HTMLElement.prototype, 'getBoundingClientRect' ).mockReturnValue( button as DOMRect );
		jest.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' ).mockReturnValue( 120 );
		jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue( 200 );
	}

	async function openMenu( button: Partial< DOMRect > ) {
		layOut( button );
		render( <MenuButton label="More" icon={ layout } groups={ [ { items: [ { label: 'Edit' } ] } ] } place={ placeByWindow } /> );
		await userEvent.setup().click( screen.getByRole( 'button', { name: 'More' } ) );
		const { insetBlockStart, insetInlineEnd } = screen.getByRole( 'menu' ).style;
		return [ insetBlockStart, insetInlineEnd ];
	}

	afterEach( () => void jest.restoreAllMocks() );

	it( 'opens below its button', async () => {
		expect( await openMenu( { top: 100, bottom: 136, left: 300, right: 336 } ) ).toEqual( [ '140px', '24px' ] );
	} );

	it( 'opens above its button at the end of the window, and never past its edges', async () => {
		expect( await openMenu( { top: 540, bottom: 576, left: 10, right: 46 } ) ).toEqual( [ '416px', '156px' ] );
	} );

	it( 'follows its button when something is scrolled', async () => {
		await openMenu( { top: 100, bottom: 136, left: 300, right: 336 } );
		layOut( { top: 60, bottom: 96, left: 280, right: 316 } );
		fireEvent.scroll( document );
		const { insetBlockStart, insetInlineEnd } = screen.getByRole( 'menu' ).style;
		expect( [ insetBlockStart, insetInlineEnd ] ).toEqual( [ '100px', '44px' ] );
	} );
} );
