import { describe, expect, it } from '@jest/globals';
import { SnackbarList } from '@store-admin/components';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusKeeper } from '../use-focus-keeper';
import { settle } from '../../../tests/js/settle';

type Step = 'failed' | 'waiting' | 'there';

/** A section of a screen: failed, then pending, then ready. */
function Example() {
	const frame = useFocusKeeper();
	const [ step, setStep ] = useState< Step >( 'failed' );
	const [ isAsking, setIsAsking ] = useState( true );
	const [ notices, setNotices ] = useState( [ { id: '1', content: 'Done', actions: [ { label: 'Undo' } ] } ] );
	return (
		<div ref={ frame }>
			<h1 className="woocommerce-layout__header-heading" tabIndex={ -1 }>
				Home
			</h1>
			<div>
				{ step === 'failed' && <button onClick={ () => setStep( 'waiting' ) }>Retry</button> }
				{ step !== 'failed' && (
					<section key={ step }>
						<h2>{ step === 'there' ? 'Inbox' : 'Loading' }</h2>
						<button onClick={ () => setStep( 'there' ) }>{ step }</button>
					</section>
				) }
			</div>
			{ isAsking && <button onClick={ () => setIsAsking( false ) }>Go away</button> }
			<SnackbarList notices={ notices } onRemove={ () => setNotices( [] ) } />
		</div>
	);
}

describe( 'useFocusKeeper', () => {
	it( 'focuses the heading of the replacement, each time', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		await user.tab();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Loading' } ) ).toHaveFocus() );
		await user.tab();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Inbox' } ) ).toHaveFocus() );
		await user.tab();
		expect( screen.getByRole( 'heading', { name: 'Inbox' } ) ).not.toHaveAttribute( 'tabindex' );
	} );

	it( 'moves the focus back when a message is removed with its focused button', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		const before = screen.getByRole( 'button', { name: 'Go away' } );
		before.focus();
		await user.tab();
		expect( screen.getByRole( 'button', { name: 'Undo' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
		await waitFor( () => expect( before ).toHaveFocus() );
	} );

	it( 'does nothing after the person moved the focus away', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		screen.getByRole( 'button', { name: 'Go away' } ).focus();
		await user.click( document.body );
		expect( document.body ).toHaveFocus();
		fireEvent.click( screen.getByRole( 'button', { name: 'Go away' } ) );
		await settle();
		expect( screen.queryByRole( 'button', { name: 'Go away' } ) ).toBeNull();
		expect( document.body ).toHaveFocus();
	} );
} );
