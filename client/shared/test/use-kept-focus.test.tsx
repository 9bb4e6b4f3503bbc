import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { useKeptFocus } from '../use-kept-focus';

function Example( { empty = null }: { readonly empty?: ReactNode } ) {
	const [ names, setNames ] = useState( [ 'one', 'two', 'three' ] );
	const list = useKeptFocus< HTMLUListElement >( names );
	return (
		<section>
			<ul ref={ list } tabIndex={ -1 }>
				{ names.map( ( name ) => (
					<li key={ name }>
						<button onClick={ () => setNames( names.filter( ( other ) => other !== name ) ) }>{ name }</button>
					</li>
				) ) }
				{ names.length === 0 && empty }
			</ul>
			<div>
				<h2>Inbox</h2>
			</div>
		</section>
	);
}

describe( 'useKeptFocus', () => {
	it( 'FO1: moves the focus to the next item, to the last one, and to the heading behind the empty list', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		await user.click( screen.getByRole( 'button', { name: 'two' } ) );
		expect( screen.getByRole( 'button', { name: 'three' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'button', { name: 'one' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'heading', { name: 'Inbox' } ) ).toHaveFocus();
	} );

	it( 'FO1: moves the focus to the sentence that takes the place of the last item', async () => {
		const user = userEvent.setup();
		render( <Example empty={ <li tabIndex={ -1 }>All done.</li> } /> );
		for ( const name of [ 'one', 'two', 'three' ] ) {
			await user.click( screen.getByRole( 'button', { name } ) );
		}
		expect( screen.getByText( 'All done.' ) ).toHaveFocus();
	} );
} );
