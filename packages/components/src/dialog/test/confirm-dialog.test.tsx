import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';

interface ExampleProps {
	readonly onConfirm?: () => void;
	readonly isBusy?: boolean;
	readonly error?: string;
}

function Example( { onConfirm = () => {}, ...rest }: ExampleProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<button onClick={ () => setIsOpen( true ) }>Hide</button>
			{ isOpen && (
				<ConfirmDialog
					{ ...rest }
					title="Hide tasks"
					confirmLabel="Yes, hide"
					cancelLabel="Cancel"
					onConfirm={ onConfirm }
					onCancel={ () => setIsOpen( false ) }
				>
					Are you sure?
				</ConfirmDialog>
			) }
		</>
	);
}

async function openDialog( props: ExampleProps = {} ) {
	const user = userEvent.setup();
	render( <Example { ...props } /> );
	await user.click( screen.getByRole( 'button', { name: 'Hide' } ) );
	return user;
}

describe( 'ConfirmDialog', () => {
	it( 'has a name and a description, and focuses the harmless button first', async () => {
		await openDialog();
		const dialog = screen.getByRole( 'dialog', { name: 'Hide tasks' } );
		expect( dialog ).toHaveAccessibleDescription( 'Are you sure?' );
		expect( screen.getByRole( 'button', { name: 'Cancel' } ) ).toHaveFocus();
	} );

	it( 'closes with Escape and returns the focus', async () => {
		const user = await openDialog();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Hide' } ) ).toHaveFocus();
	} );

	it( 'ignores presses while it is busy', async () => {
		const onConfirm = jest.fn();
		const user = await openDialog( { onConfirm, isBusy: true } );
		await user.click( screen.getByRole( 'button', { name: 'Yes, hide' } ) );
		expect( onConfirm ).not.toHaveBeenCalled();
	} );

	it( 'shows why the last attempt failed', async () => {
		await openDialog( { error: 'The list was not hidden.' } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'The list was not hidden.' );
	} );
} );
