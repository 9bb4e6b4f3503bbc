import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from '../tabs';

const tabs = [
	{ id: 'today', title: 'Today' },
	{ id: 'week', title: 'Week to date' },
	{ id: 'month', title: 'Month to date' },
] as const;

function Example( { direction = 'ltr' }: { readonly direction?: 'ltr' | 'rtl' } ) {
	const [ selected, setSelected ] = useState< 'today' | 'week' | 'month' >( 'today' );
	return (
		<div dir={ direction }>
			<Tabs label="Period" tabs={ tabs } selected={ selected } onSelect={ setSelected }>
				{ selected }
			</Tabs>
		</div>
	);
}

describe( 'Tabs', () => {
	it( 'shows one view, named by its tab, and has one tab stop', async () => {
		render( <Example /> );
		expect( screen.getByRole( 'tabpanel', { name: 'Today' } ) ).toHaveTextContent( 'today' );
		await userEvent.tab();
		expect( screen.getByRole( 'tab', { name: 'Today', selected: true } ) ).toHaveFocus();
		await userEvent.tab();
		expect( document.body ).toHaveFocus();
	} );

	it( 'changes the view with the arrow keys, Home and End, also past the ends', async () => {
		render( <Example /> );
		await userEvent.tab();
		await userEvent.keyboard( '{ArrowRight}' );
		expect( screen.getByRole( 'tab', { name: 'Week to date', selected: true } ) ).toHaveFocus();
		await userEvent.keyboard( '{End}{ArrowRight}' );
		expect( screen.getByRole( 'tabpanel', { name: 'Today' } ) ).toBeInTheDocument();
		await userEvent.keyboard( '{ArrowLeft}' );
		expect( screen.getByRole( 'tabpanel', { name: 'Month to date' } ) ).toBeInTheDocument();
		await userEvent.keyboard( '{Home}' );
		expect( screen.getByRole( 'tabpanel', { name: 'Today' } ) ).toBeInTheDocument();
	} );

	it( 'mirrors the arrow keys on right-to-left pages', async () => {
		render( <Example direction="rtl" /> );
		await userEvent.tab();
		await userEvent.keyboard( '{ArrowLeft}' );
		expect( screen.getByRole( 'tabpanel', { name: 'Week to date' } ) ).toBeInTheDocument();
	} );
} );
