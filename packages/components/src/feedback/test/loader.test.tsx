import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Loader } from '../loader';

const MESSAGES = [ { title: 'First', text: 'One moment.' }, { title: 'Second' } ];

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

function wait( ms: number ) {
	act( () => {
		jest.advanceTimersByTime( ms );
	} );
}

test( 'Loader shows one message after the other and starts again', () => {
	render( <Loader messages={ MESSAGES } interval={ 1000 } /> );
	expect( screen.getByText( 'First' ) ).toBeInTheDocument();
	expect( screen.getByText( 'One moment.' ) ).toBeInTheDocument();
	wait( 999 );
	expect( screen.getByText( 'First' ) ).toBeInTheDocument();
	wait( 1 );
	expect( screen.getByText( 'Second' ) ).toBeInTheDocument();
	expect( screen.queryByText( 'First' ) ).not.toBeInTheDocument();
	wait( 1000 );
	expect( screen.getByText( 'First' ) ).toBeInTheDocument();
} );

test( 'Loader stays at the last message when it does not loop', () => {
	render( <Loader messages={ MESSAGES } interval={ 1000 } isLooping={ false } /> );
	wait( 1000 );
	wait( 10000 );
	expect( screen.getByText( 'Second' ) ).toBeInTheDocument();
	expect( jest.getTimerCount() ).toBe( 0 );
} );

test( 'Loader needs no timer for a single message, and shows no missing message when the list gets shorter', () => {
	const { rerender } = render( <Loader messages={ MESSAGES } interval={ 1000 } /> );
	wait( 1000 );
	rerender( <Loader messages={ [ { title: 'Only' } ] } interval={ 1000 } /> );
	expect( screen.getByText( 'Only' ) ).toBeInTheDocument();
	expect( jest.getTimerCount() ).toBe( 0 );
} );
