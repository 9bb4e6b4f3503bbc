import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@store-admin/data';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { Reminder } from '../reminder';

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';

function show( stepsLeft: number, hidden: unknown = false ) {
	onRest( 'GET /wc-admin/options', { [ OPTION ]: hidden } );
	return render( <Reminder stepsLeft={ stepsLeft } /> );
}

describe( 'Reminder', () => {
	test.each( [
		[ 2, '2 steps left', 'Continue setup' ],
		[ 1, '1 step left', 'Finish setup' ],
	] )( 'with %d steps left says "%s" and links to Home', async ( stepsLeft, text, action ) => {
		show( stepsLeft );
		expect( await screen.findByText( text ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: action } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-admin'
		);
	} );

	test( 'is not shown when it was dismissed before', async () => {
		show( 2, 'yes' );
		await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	test( 'T8: is dismissed for good with one press', async () => {
		onRest( 'POST /wc-admin/options', { [ OPTION ]: true } );
		const { user } = show( 2 );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss the reminder' } ) );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
		await waitFor( () => expect( restRequests( 'POST /wc-admin/options' )[ 0 ]?.body ).toEqual( { [ OPTION ]: 'yes' } ) );
		expect( restRequests( 'POST /wc-admin/options' ) ).toHaveLength( 1 );
	} );

	test( 'comes back with a notice that says why and tries again when the dismissal was not saved', async () => {
		onRest( 'POST /wc-admin/options', restError( 500, 'broken', 'Broken.' ) );
		const { user, registry } = show( 2 );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss the reminder' } ) );
		await screen.findByText( '2 steps left' );
		await waitFor( () =>
			expect( registry.select( noticesStore ).getNotices() ).toMatchObject( [
				{ content: 'The reminder was not dismissed. Broken.' },
			] )
		);
		onRest( 'POST /wc-admin/options', { [ OPTION ]: true } );
		act( () => registry.select( noticesStore ).getNotices()[ 0 ]?.actions[ 0 ]?.onClick?.() );
		await waitFor( () => expect( screen.queryByText( '2 steps left' ) ).not.toBeInTheDocument() );
	} );
} );
