import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeNote } from '../../../../../tests/js/factories/make-note';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { InboxSection } from '../inbox-section';

const LIST = 'GET /wc-analytics/admin/notes';

test.each( [
	[ 'asks for neither promotions nor surveys in quiet mode', true, 'info,warning' ],
	[ 'asks for all kinds of messages otherwise', false, 'info,marketing,survey,warning' ],
] )( 'the inbox %s', async ( _name, isQuiet, type ) => {
	onRest( LIST, [ makeNote( { title: 'Good to know', is_read: true } ) ] );
	render( <InboxSection />, { settings: { isQuiet } } );
	await screen.findByText( 'Good to know' );
	expect( restRequests( LIST ).map( ( { query } ) => query[ 'type' ] ) ).toEqual( [ type ] );
} );
