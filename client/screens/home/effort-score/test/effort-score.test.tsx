import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { EffortScore } from '../effort-score';

const recordEvent = jest.fn();
const page = window as unknown as Record< string, unknown >;

function serve( options: Record< string, unknown > = {} ) {
	onRest( 'GET /wc-admin/options', {
		woocommerce_allow_tracking: 'yes',
		woocommerce_ces_shown_for_actions: [ 'other' ],
		woocommerce_admin_install_timestamp: '0',
		...options,
	} );
	onRest( 'POST /wc-admin/options', answer( 200, { woocommerce_ces_shown_for_actions: true } ) );
}

const saved = () => restRequests( 'POST /wc-admin/options' ).map( ( { body } ) => body );

beforeEach( () => {
	recordEvent.mockClear();
	page[ 'wcTracks' ] = { isEnabled: true, recordEvent };
	serve();
} );
afterEach( () => {
	delete page[ 'wcTracks' ];
} );

describe( 'the question after the set-up', () => {
	it( 'sends a good score at once and shows thanks a moment later', async () => {
		const { user } = render( <EffortScore /> );
		await user.click( await screen.findByRole( 'button', { name: 'Somewhat easy' } ) );
		expect( recordEvent ).toHaveBeenCalledWith( 'ces_feedback', {
			action: 'store_setup',
			score: 4,
			score_combined: 4,
			comments: '',
			store_age: 0,
		} );
		expect( saved() ).toEqual( [ { woocommerce_ces_shown_for_actions: [ 'other', 'store_setup' ] } ] );
		expect( screen.queryByText( 'We appreciate your feedback!' ) ).not.toBeInTheDocument();
		expect( await screen.findByText( 'We appreciate your feedback!', {}, { timeout: 2500 } ) ).toBeInTheDocument();
	} );

	it( 'asks for the reasons after a low score', async () => {
		const { user } = render( <EffortScore /> );
		await user.click( await screen.findByRole( 'button', { name: 'Somewhat difficult' } ) );
		expect( recordEvent ).not.toHaveBeenCalled();
		const dialog = within( await screen.findByRole( 'dialog' ) );
		await user.click( dialog.getByRole( 'button', { name: 'Share' } ) );
		expect( await dialog.findByText( 'Choose an answer.' ) ).toBeInTheDocument();
		const [ , second ] = dialog.getAllByRole( 'radio', { name: 'Strongly agree' } );
		await user.click( second as HTMLElement );
		await user.type( dialog.getByRole( 'textbox' ), 'Too long' );
		await user.click( dialog.getByRole( 'button', { name: 'Share' } ) );
		expect( recordEvent ).toHaveBeenCalledWith( 'ces_feedback', {
			action: 'store_setup',
			score: 2,
			score_second_question: 5,
			score_combined: 7,
			comments: 'Too long',
			store_age: 0,
		} );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'sends nothing when the reasons are not given', async () => {
		const { user } = render( <EffortScore /> );
		await user.click( await screen.findByRole( 'button', { name: 'Very difficult' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Cancel' } ) );
		expect( recordEvent ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'button', { name: 'Very difficult', pressed: false } ) ).toBeEnabled();
	} );

	it( 'shows thanks even when tracking is blocked and the answer is not saved', async () => {
		delete page[ 'wcTracks' ];
		onRest( 'POST /wc-admin/options', restError( 500, 'db', 'Away.' ) );
		const { user } = render( <EffortScore /> );
		await user.click( await screen.findByRole( 'button', { name: 'Neutral' } ) );
		expect( await screen.findByText( 'We appreciate your feedback!', {}, { timeout: 2500 } ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'tracking is off', { woocommerce_allow_tracking: 'no' } ],
		[ 'the list of shown questions is invalid', { woocommerce_ces_shown_for_actions: 'broken' } ],
		[ 'it was asked before', { woocommerce_ces_shown_for_actions: [ 'store_setup' ] } ],
	] )( 'is not asked when %s', async ( _why, options ) => {
		serve( options );
		render( <EffortScore /> );
		await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
		await waitFor( () => expect( screen.queryByRole( 'group' ) ).not.toBeInTheDocument() );
	} );

	it.each( [ false, '', null, [] ] )( 'is asked when the list of shown questions is %p', async ( shown ) => {
		serve( { woocommerce_ces_shown_for_actions: shown } );
		render( <EffortScore /> );
		expect( await screen.findByRole( 'group', { name: 'How was your experience?' } ) ).toBeInTheDocument();
	} );
} );
