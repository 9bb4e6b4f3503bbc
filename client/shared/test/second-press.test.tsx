import { beforeAll, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { ignoreSecondPresses } from '../second-press';

beforeAll( () => ignoreSecondPresses( document ) );

function Messages() {
	const [ messages, setMessages ] = useState( [ 'One', 'Two', 'Three' ] );
	const dismiss = ( message: string ) => setMessages( messages.filter( ( other ) => other !== message ) );
	return (
		<ul className="store-admin-list">
			{ messages.map( ( message ) => (
				<li key={ message }>
					<button onClick={ () => dismiss( message ) }>Dismiss { message }</button>
				</li>
			) ) }
		</ul>
	);
}

/** Like an alert, whose button stays for the next alert. */
function Alert() {
	const [ index, setIndex ] = useState( 1 );
	return (
		<div className="store-admin-alert">
			<span data-subject={ index }>
				<button onClick={ () => setIndex( index + 1 ) }>{ `Dismiss ${ index }` }</button>
			</span>
			<button onClick={ () => setIndex( index + 1 ) }>Next</button>
		</div>
	);
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'a double-click', () => {
	it( 'PR1: dismisses one message, not the next one that moved up', () => {
		render( <Messages /> );
		fireEvent.click( button( 'Dismiss One' ), { detail: 1 } );
		fireEvent.click( button( 'Dismiss Two' ), { detail: 2 } );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 2 );
		fireEvent.click( button( 'Dismiss Two' ), { detail: 1 } );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
	} );

	it( 'PR1: dismisses one alert, although the button is the same', () => {
		render( <Alert /> );
		fireEvent.click( button( 'Dismiss 1' ), { detail: 1 } );
		fireEvent.click( button( 'Dismiss 2' ), { detail: 2 } );
		expect( button( 'Dismiss 2' ) ).toBeInTheDocument();
	} );

	it( 'on a control that stays counts twice', () => {
		render( <Alert /> );
		fireEvent.click( button( 'Next' ), { detail: 1 } );
		fireEvent.click( button( 'Next' ), { detail: 2 } );
		expect( button( 'Dismiss 3' ) ).toBeInTheDocument();
	} );
} );

it( 'PR1: A held Enter key acts on one message', () => {
	render( <Messages /> );
	fireEvent.keyDown( button( 'Dismiss One' ), { key: 'Enter' } );
	fireEvent.click( button( 'Dismiss One' ) );
	expect( fireEvent.keyDown( button( 'Dismiss Two' ), { key: 'Enter', repeat: true } ) ).toBe( false );
	expect( fireEvent.keyDown( button( 'Dismiss Two' ), { key: 'Enter' } ) ).toBe( true );
} );
