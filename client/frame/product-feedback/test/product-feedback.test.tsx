import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { render } from '../../../../tests/js/render';
import { ProductFeedback } from '../product-feedback';

let recordEvent = jest.fn();

beforeEach( () => {
	recordEvent = jest.fn();
	Reflect.set( window, 'wcTracks', { recordEvent } );
} );
afterEach( () => {
	Reflect.deleteProperty( window, 'wcTracks' );
} );

function open( asksOpinions = true ) {
	const onClose = jest.fn();
	return { ...render( <ProductFeedback onClose={ onClose } />, { settings: { asksOpinions } } ), onClose };
}

const statement = ( name: string ) => within( screen.getByRole( 'group', { name } ) );

describe( 'ProductFeedback', () => {
	test( 'sends the answer to both questions, says thanks and closes', async () => {
		const { user, onClose, registry } = open();
		await screen.findByRole( 'dialog', { name: "How's your experience with the product editor?" } );
		await user.click( statement( 'The product editing screen is easy to use' ).getByRole( 'radio', { name: 'Agree' } ) );
		await user.click(
			statement( "The product editing screen's functionality meets my needs" ).getByRole( 'radio', { name: 'Strongly disagree' } )
		);
		await user.type( screen.getByRole( 'textbox' ), ' Too many tabs. ' );
		await user.click( screen.getByRole( 'button', { name: 'Share' } ) );
		await waitFor( () => expect( recordEvent ).toHaveBeenCalledTimes( 1 ) );
		expect( recordEvent ).toHaveBeenCalledWith( 'ces_feedback', {
			action: 'new_product',
			score: 4,
			score_second_question: 1,
			score_combined: 5,
			comments: 'Too many tabs.',
		} );
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
		const { getNotices } = registry.select( 'core/notices' ) as { getNotices: () => readonly object[] };
		expect( getNotices() ).toMatchObject( [ { content: "Thanks for the feedback. We'll put it to good use!" } ] );
	} );

	test( 'needs an answer to both questions', async () => {
		const { user, onClose } = open();
		await screen.findByRole( 'dialog' );
		await user.click( statement( 'The product editing screen is easy to use' ).getByRole( 'radio', { name: 'Agree' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Share' } ) );
		const missing = screen.getByRole( 'group', { name: "The product editing screen's functionality meets my needs" } );
		await waitFor( () => expect( missing ).toHaveAccessibleDescription( 'Choose an answer.' ) );
		expect( within( missing ).getAllByRole( 'radio' )[ 0 ] ).toHaveFocus();
		expect( recordEvent ).not.toHaveBeenCalled();
		expect( onClose ).not.toHaveBeenCalled();
	} );

	test.each( [ 'Cancel', 'Close' ] )( 'closes with %s and sends nothing', async ( name ) => {
		const { user, onClose } = open();
		await user.click( await screen.findByRole( 'button', { name } ) );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		expect( recordEvent ).not.toHaveBeenCalled();
	} );

	test( 'asks nothing where tracking is off', () => {
		open( false );
		expect( screen.queryByRole( 'radio' ) ).not.toBeInTheDocument();
		expect( screen.getByText( /does not share usage data/ ) ).toBeInTheDocument();
	} );
} );
