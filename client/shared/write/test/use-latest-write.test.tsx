import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@store-admin/api';
import { useNotices } from '@store-admin/data';
import { useState } from 'react';
import { render } from '../../../../tests/js/render';
import { useLatestWrite } from '../use-latest-write';

interface Answer {
	readonly resolve: () => void;
	readonly reject: () => void;
}

/** Writes in the order in which they were sent. */
let sent: { readonly value: number; readonly answer: Answer }[] = [];

function Counter() {
	const { notices, ...rest } = useNotices();
	const { send, isBusy } = useLatestWrite( rest );
	const [ value, setValue ] = useState( 1 );
	const write = async () =>
		new Promise< void >( ( resolve, reject ) => {
			const fail = () => reject( new ApiError( { code: 'broken', status: 500, message: '' } ) );
			sent.push( { value, answer: { resolve, reject: fail } } );
		} );
	const press = () => {
		send( 'value', { problem: `${ value } was not saved.`, write } );
		setValue( value + 1 );
	};
	return (
		<>
			<button onClick={ press }>Save { value }</button>
			<p>{ isBusy ? 'Saving' : 'Idle' }</p>
			{ notices.map( ( { id, content, actions } ) => (
				<section key={ id } aria-label="Notice">
					{ content }
					{ actions.map( ( { label, onClick } ) => (
						<button key={ label } onClick={ () => onClick?.() }>
							{ label }
						</button>
					) ) }
				</section>
			) ) }
		</>
	);
}

function open() {
	sent = [];
	const { user } = render( <Counter /> );
	const press = async () => user.click( screen.getByRole( 'button', { name: /^Save/ } ) );
	const notices = () => screen.queryAllByRole( 'region', { name: 'Notice' } ).map( ( { textContent } ) => textContent );
	const idle = async () => screen.findByText( 'Idle' );
	return { user, press, notices, idle };
}

test( 'useLatestWrite removes the failure when the same thing is saved again, so that an older value never comes back', async () => {
	const { press, notices, idle } = open();
	await press();
	sent[ 0 ]?.answer.reject();
	await waitFor( () => expect( notices() ).toEqual( [ expect.stringMatching( /^1 was not saved/ ) ] ) );
	await press();
	expect( notices() ).toEqual( [] );
	sent[ 1 ]?.answer.resolve();
	await idle();
	expect( notices() ).toEqual( [] );
} );

test( 'useLatestWrite says nothing about a write that fails after a newer one was sent', async () => {
	const { press, notices, idle } = open();
	await press();
	await press();
	sent[ 1 ]?.answer.resolve();
	sent[ 0 ]?.answer.reject();
	await idle();
	expect( notices() ).toEqual( [] );
} );

test( 'useLatestWrite replaces the failure by the next one, and tries the latest value again', async () => {
	const { user, press, notices, idle } = open();
	await press();
	sent[ 0 ]?.answer.reject();
	await idle();
	await press();
	sent[ 1 ]?.answer.reject();
	await waitFor( () => expect( notices() ).toEqual( [ expect.stringMatching( /^2 was not saved/ ) ] ) );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( sent[ 2 ]?.value ).toBe( 2 );
} );
