import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SnackbarList, type SnackbarNotice } from '../snackbar-list';

function renderList( notice: Partial< SnackbarNotice > = {} ) {
	const onRemove = jest.fn< ( id: string ) => void >();
	const { container } = render(
		<SnackbarList notices={ [ { id: 'one', content: 'Task dismissed', ...notice } ] } onRemove={ onRemove } />
	);
	return { onRemove, container };
}

const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

describe( 'SnackbarList', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'announces a notice and removes it after ten seconds', () => {
		const { onRemove } = renderList();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Task dismissed' );
		pass( 9999 );
		expect( onRemove ).not.toHaveBeenCalled();
		pass( 1 );
		expect( onRemove ).toHaveBeenCalledWith( 'one' );
	} );

	it( 'keeps a notice while the pointer or the focus is on it', () => {
		const { onRemove } = renderList();
		fireEvent.mouseEnter( screen.getByText( 'Task dismissed' ) );
		pass( 60000 );
		expect( onRemove ).not.toHaveBeenCalled();
		fireEvent.mouseLeave( screen.getByText( 'Task dismissed' ) );
		pass( 10000 );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps a notice with explicitDismiss until it is closed', () => {
		const { onRemove } = renderList( { explicitDismiss: true } );
		pass( 60000 );
		fireEvent.click( screen.getByText( 'Task dismissed' ) );
		expect( onRemove ).not.toHaveBeenCalled();
		fireEvent.click( screen.getByRole( 'button', { name: 'Dismiss this notice' } ) );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'runs the action of a notice and removes it', () => {
		const onClick = jest.fn();
		const { onRemove } = renderList( {
			actions: [
				{ label: 'Undo', onClick },
				{ label: 'Second', onClick },
			],
		} );
		expect( screen.queryByRole( 'button', { name: 'Second' } ) ).not.toBeInTheDocument();
		fireEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'removes a notice that is pressed, and calls its onDismiss', () => {
		const onDismiss = jest.fn();
		const { onRemove } = renderList( { onDismiss } );
		fireEvent.click( screen.getByText( 'Task dismissed' ) );
		expect( onDismiss ).toHaveBeenCalledTimes( 1 );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows markup as text', () => {
		renderList( { content: '<img src=x onerror=alert(1)>' } );
		expect( screen.getByText( '<img src=x onerror=alert(1)>' ) ).toBeInTheDocument();
	} );
} );
