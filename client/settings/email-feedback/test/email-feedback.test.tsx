import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@store-admin/data';
import { render } from '../../../../tests/js/render';
import { EmailFeedbackIsland } from '../island';

const URL = 'admin.php?page=wc-settings&tab=advanced&section=features';

function show( asksOpinions: boolean ) {
	const view = render( <EmailFeedbackIsland />, { url: URL, settings: { asksOpinions } } );
	const notices = () => view.registry.select( noticesStore ).getNotices();
	return { ...view, notices };
}

describe( 'The question about emails that were switched off', () => {
	test( 'is a notice that opens the survey', async () => {
		const { user, notices } = show( true );
		expect( notices() ).toHaveLength( 1 );
		act( () => notices()[ 0 ]?.actions[ 0 ]?.onClick?.() );
		const [ first ] = await screen.findAllByRole( 'radio', { name: 'Agree' } );
		await user.click( first as HTMLElement );
		await user.click( screen.getByRole( 'button', { name: /^(Share|Send)/ } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( notices().map( ( { content } ) => content ) ).toEqual( [ "Thanks for the feedback. We'll put it to good use!" ] );
	} );

	test( 'is not asked where answers may not be recorded', () => {
		expect( show( false ).notices() ).toEqual( [] );
	} );
} );
