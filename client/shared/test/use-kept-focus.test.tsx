import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from '../use-kept-focus';

function Example() {
	const [ names, setNames ] = useState( [ 'one', 'two', 'three' ] );
	const list = useKeptFocus< HTMLUListElement >( names );
	return (
		<ul ref={ list } tabIndex={ -1 }>
			{ names.map( ( name ) => (
				<li key={ name }>
					<button onClick={ () => setNames( names.filter( ( other ) => other !== name ) ) }>{ name }</button>
				</li>
			) ) }
		</ul>
	);
}

describe( 'useKeptFocus', () => {
	it( 'moves the focus to the next item, to the last one, and to the empty list', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		await user.click( screen.getByRole( 'button', { name: 'two' } ) );
		expect( screen.getByRole( 'button', { name: 'three' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'button', { name: 'one' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'list' ) ).toHaveFocus();
	} );
} );
