import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { isAsked } from '../../../../tests/js/classic-form';
import { settle } from '../../../../tests/js/settle';
import { answerEmails, openEmailForm, renderEmails } from './open-emails';

beforeEach( answerEmails );
afterEach( () => document.body.replaceChildren() );

async function open( asksOpinions: boolean ) {
	openEmailForm();
	const rendered = renderEmails( 'preview', { asksOpinions } );
	await act( settle );
	return rendered;
}

describe( 'The question below the email preview', () => {
	test( 'opens the survey, whose answers are no changes of the form', async () => {
		const { user } = await open( true );
		await user.click( screen.getByRole( 'button', { name: 'Help us improve' } ) );
		expect( await screen.findByRole( 'dialog', { name: 'Share your experience' } ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'radio', { name: 'Agree' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Share' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( isAsked() ).toBe( false );
	} );

	test( 'is not asked where answers may not be recorded', async () => {
		await open( false );
		expect( screen.queryByRole( 'button', { name: 'Help us improve' } ) ).toBeNull();
	} );
} );
