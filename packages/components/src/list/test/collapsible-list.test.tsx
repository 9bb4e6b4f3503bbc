import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CollapsibleList } from '../collapsible-list';

function List( { count }: { readonly count: number } ) {
	const [ isExpanded, setIsExpanded ] = useState( false );
	return (
		<CollapsibleList
			visibleCount={ 2 }
			moreLabel={ ( hidden ) => `Show ${ hidden } more` }
			lessLabel="Show less"
			isExpanded={ isExpanded }
			onToggle={ setIsExpanded }
		>
			{ Array.from( { length: count }, ( _, index ) => (
				<li key={ index }>{ `Task ${ index + 1 }` }</li>
			) ) }
		</CollapsibleList>
	);
}

describe( 'CollapsibleList', () => {
	it( 'shows two items, and the others after a press', async () => {
		render( <List count={ 5 } /> );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
		const toggle = screen.getByRole( 'button', { name: 'Show 3 more', expanded: false } );
		await userEvent.click( toggle );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 5 );
		expect( screen.getByRole( 'button', { name: 'Show less', expanded: true } ) ).toHaveFocus();
		await userEvent.click( toggle );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
	} );

	it( 'has no button when no item is hidden', () => {
		render( <List count={ 2 } /> );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );
} );
