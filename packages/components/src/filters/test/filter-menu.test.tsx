import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilterBar } from '../filter-bar';
import { FilterMenu, type FilterMenuProps } from '../filter-menu';

function renderMenu( props: Partial< FilterMenuProps > = {} ) {
	const onChange = jest.fn();
	const onChoose = jest.fn();
	const search = {
		label: 'Type to search for a product',
		search: () => Promise.resolve( [ { key: '7', label: 'Ceramic Mug' } ] ),
		onChoose,
	};
	render(
		<FilterBar>
			<FilterMenu
				label="Show"
				value="all"
				choices={ [
					{ value: 'all', label: 'All products' },
					{
						value: 'select_product',
						label: 'Single product',
						choices: [ { value: 'single_product', label: 'One product', search } ],
					},
					{
						value: 'by_stock',
						label: 'By stock',
						choices: [
							{ value: 'low', label: 'Low' },
							{ value: 'out', label: 'Out' },
						],
					},
				] }
				onChange={ onChange }
				{ ...props }
			/>
			<button>Elsewhere</button>
		</FilterBar>
	);
	return { onChange, onChoose, user: userEvent.setup(), button: screen.getByRole( 'button', { name: /^Show/ } ) };
}

describe( 'FilterMenu', () => {
	it( 'shows its label and the current choice', () => {
		const { button } = renderMenu();
		expect( screen.getByRole( 'group', { name: 'Filters' } ) ).toContainElement( button );
		expect( button ).toHaveAccessibleName( 'Show All products' );
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it.each( [
		[ 'the name of a single item', { value: 'single_product', valueLabel: 'Ceramic Mug' }, 'Show Ceramic Mug' ],
		[ 'a choice of a lower level', { value: 'out' }, 'Show Out' ],
		[ 'the first choice instead of an unknown one', { value: 'nonsense' }, 'Show All products' ],
	] )( 'shows %s', ( _what, props, name ) => {
		expect( renderMenu( props ).button ).toHaveAccessibleName( name );
	} );

	it( 'can be used by keyboard alone, through all levels and back', async () => {
		const { user, button, onChange } = renderMenu();
		button.focus();
		await user.keyboard( '{Enter}' );
		const current = screen.getByRole( 'button', { name: 'All products' } );
		expect( current ).toHaveFocus();
		expect( current ).toHaveAttribute( 'aria-current', 'true' );
		await user.keyboard( '{End}{Enter}' );
		expect( screen.getByRole( 'button', { name: 'Low' } ) ).toHaveFocus();
		await user.keyboard( '{ArrowUp}{Enter}' );
		expect( screen.getByRole( 'button', { name: 'All products' } ) ).toHaveFocus();
		await user.keyboard( '{End}{Enter}{ArrowDown}{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( 'out' );
		expect( button ).toHaveFocus();
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'opens on the level of the current choice', async () => {
		const { user, button } = renderMenu( { value: 'out' } );
		await user.click( button );
		expect( screen.getByRole( 'button', { name: 'Out' } ) ).toHaveFocus();
		expect( screen.getByRole( 'button', { name: 'Out' } ) ).toHaveAttribute( 'aria-current', 'true' );
		expect( screen.getByRole( 'button', { name: 'Back' } ) ).toBeInTheDocument();
	} );

	it( 'finds one item by name', async () => {
		const { user, button, onChoose, onChange } = renderMenu();
		await user.click( button );
		await user.click( screen.getByRole( 'button', { name: 'Single product' } ) );
		await user.click( screen.getByRole( 'button', { name: 'One product' } ) );
		const field = screen.getByRole( 'combobox', { name: 'Type to search for a product' } );
		expect( field ).toHaveFocus();
		await user.keyboard( 'mug' );
		await screen.findByRole( 'option', { name: 'Ceramic Mug' } );
		await user.keyboard( '{Enter}' );
		expect( onChoose ).toHaveBeenCalledWith( { key: '7', label: 'Ceramic Mug' } );
		expect( onChange ).not.toHaveBeenCalled();
		expect( screen.queryByRole( 'combobox' ) ).not.toBeInTheDocument();
	} );

	it( 'closes with Escape and with a press elsewhere, without a change', async () => {
		const { user, button, onChange } = renderMenu();
		await user.click( button );
		await user.keyboard( '{Escape}' );
		expect( button ).toHaveFocus();
		await user.click( button );
		await user.click( screen.getByRole( 'button', { name: 'Elsewhere' } ) );
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );
