import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Task } from '@store-admin/data';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { render, renderAgain } from '../../../../../tests/js/render';
import { TaskRow } from '../task-row';
import { makeActions } from './make-actions';

const LONG = 'Tell customers about sales, send them what they left in the cart, and find out what brings them back to you.';

function show( changes: Partial< Task > ) {
	const opened: string[] = [];
	const actions = makeActions( { visit: ( { id } ) => void opened.push( id ) } );
	return { ...render( <TaskRow task={ makeTask( { id: 'mine', title: 'Mine', ...changes } ) } actions={ actions } /> ), opened };
}

/** jsdom has no layout, so the test sets whether the text is cut. */
const layOut = ( { isCut }: { readonly isCut: boolean } ) =>
	jest.spyOn( Element.prototype, 'scrollHeight', 'get' ).mockReturnValue( isCut ? 40 : 0 );

afterEach( () => {
	jest.restoreAllMocks();
} );

describe( 'the row of a task', () => {
	it( 'PL1: keeps an opened text open after reload, and can close it', async () => {
		layOut( { isCut: true } );
		const { user, unmount } = show( { content: LONG } );
		await user.click( screen.getByRole( 'button', { name: 'More about “Mine”' } ) );
		unmount();
		renderAgain( <TaskRow task={ makeTask( { id: 'mine', title: 'Mine', content: LONG } ) } actions={ makeActions() } /> );
		await user.click( screen.getByRole( 'button', { name: 'Less about “Mine”', expanded: true } ) );
		expect( screen.getByRole( 'button', { name: 'More about “Mine”', expanded: false } ) ).toBeInTheDocument();
	} );

	it( 'SM2: expands and folds a long text without opening the task', async () => {
		layOut( { isCut: true } );
		const { user, opened, history } = show( { content: LONG } );
		const more = screen.getByRole( 'button', { name: 'More about “Mine”' } );
		expect( more ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( more );
		const less = screen.getByRole( 'button', { name: 'Less about “Mine”' } );
		expect( less ).toHaveFocus();
		expect( less ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( document.getElementById( less.getAttribute( 'aria-controls' ) ?? '' ) ).toHaveTextContent( LONG );
		await user.keyboard( '{Enter}' );
		expect( more ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( opened ).toEqual( [] );
		expect( history.location.search ).not.toContain( 'task=mine' );
	} );

	it.each( [
		[ 'a text that fits', { content: 'Short.' } ],
		[ 'no text', { content: '' } ],
		[ 'a task that is done', { content: LONG, isComplete: true } ],
	] )( 'has no button to expand with %s', ( _what, changes ) => {
		layOut( { isCut: changes.content !== 'Short.' } );
		show( changes );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'shows badge, time and progress', () => {
		show( { badge: 'New', time: '2 minutes', isInProgress: true, inProgressLabel: 'Waiting for approval' } );
		[ 'New', '2 minutes', 'Waiting for approval' ].forEach( ( text ) => expect( screen.getByText( text ) ).toBeInTheDocument() );
	} );

	it( 'shows none of them when the task is complete', () => {
		show( { badge: 'New', time: '2 minutes', isInProgress: true, inProgressLabel: 'Waiting for approval', isComplete: true } );
		[ 'New', '2 minutes', 'Waiting for approval' ].forEach( ( text ) => expect( screen.queryByText( text ) ).not.toBeInTheDocument() );
	} );

	it( 'has a link with the title as its only name', () => {
		show( { content: LONG, time: '2 minutes' } );
		expect( screen.getByRole( 'link', { name: 'Mine' } ) ).toBeInTheDocument();
	} );

	it( 'has no link when the task is disabled', () => {
		show( { isDisabled: true } );
		expect( screen.getByText( 'Mine' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );
} );
