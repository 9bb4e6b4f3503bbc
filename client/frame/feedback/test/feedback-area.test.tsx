import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { saveOptions } from '../../../../tests/js/factories/save-options';
import { render } from '../../../../tests/js/render';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { TransientNotices } from '../../notices/transient-notices';
import { FeedbackArea } from '../feedback-area';
import { FeedbackPlace } from '../feedback-place';

/** Longer than the pause after which the data stores request options. */
const PAUSE_MS = 300;
const QUEUE = 'woocommerce_ces_tracks_queue';
const SHOWN = 'woocommerce_ces_shown_for_actions';
const SURVEY = {
	action: 'shop_order_update',
	title: 'How easy was it to update an order?',
	firstQuestion: 'The order details screen is easy to use.',
	secondQuestion: 'The order details screen meets my needs.',
	onsubmit_label: 'Thank you!',
	pagenow: 'shop_order',
	adminpage: 'post-php',
	props: { order_count: 12, nested: {} },
};

let recordEvent = jest.fn();

beforeEach( () => {
	recordEvent = jest.fn();
	Reflect.set( window, 'wcTracks', { recordEvent } );
	Reflect.set( globalThis, 'pagenow', 'shop_order' );
	Reflect.set( globalThis, 'adminpage', 'post-php' );
} );
afterEach( () => {
	window.localStorage.clear();
	[ 'wcTracks', 'pagenow', 'adminpage' ].forEach( ( name ) => Reflect.deleteProperty( globalThis, name ) );
} );

function show( queue: unknown, shown: readonly string[] = [ 'other' ] ) {
	onRest( 'GET /wc-admin/options', { [ QUEUE ]: queue, [ SHOWN ]: shown, woocommerce_admin_transient_notices_queue: false } );
	onRest( 'POST /wc-admin/options', saveOptions );
	return render(
		<>
			<TransientNotices />
			<FeedbackArea />
		</>,
		{ settings: { asksOpinions: true } }
	);
}

const written = ( name: string ) =>
	restRequests( 'POST /wc-admin/options' ).flatMap( ( { body } ) => {
		const value = ( body as Record< string, unknown > )[ name ];
		return value === undefined ? [] : [ value ];
	} );

// First, since the tests below leave a request for options that is sent after a pause.
test( 'FeedbackPlace requests and shows nothing where tracking is off', async () => {
	const { container } = render( <FeedbackPlace />, { settings: { asksOpinions: false } } );
	await act( async () => Promise.resolve() );
	expect( container ).toBeEmptyDOMElement();
	expect( restRequests() ).toEqual( [] );
} );

describe( 'A queued question', () => {
	test( 'is offered and answered, and the answer gets the thanks of the survey', async () => {
		const { user } = show( [ SURVEY ] );
		expect( await screen.findByText( SURVEY.title ) ).toBeInTheDocument();
		await waitFor( () => expect( written( SHOWN ) ).toEqual( [ [ 'other', 'shop_order_update' ] ] ) );
		expect( written( 'woocommerce_clear_ces_tracks_queue_for_page' ) ).toEqual( [ { pagenow: 'shop_order', adminpage: 'post-php' } ] );
		await user.click( screen.getByRole( 'button', { name: 'Give feedback' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: SURVEY.title } );
		for ( const group of within( dialog ).getAllByRole( 'group' ) ) {
			await user.click( within( group ).getByRole( 'radio', { name: 'Neutral' } ) );
		}
		await user.click( screen.getByRole( 'button', { name: 'Share' } ) );
		expect( recordEvent ).toHaveBeenCalledWith(
			'ces_feedback',
			expect.objectContaining( { action: 'shop_order_update', score: 3, score_second_question: 3, order_count: 12 } )
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( await screen.findByText( 'Thank you!' ) ).toBeInTheDocument();
	} );

	test( 'is offered once', async () => {
		const { user } = show( [ SURVEY, SURVEY ] );
		await screen.findByText( SURVEY.title );
		expect( screen.getAllByText( SURVEY.title ) ).toHaveLength( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss this notice' } ) );
		expect( screen.queryByText( SURVEY.title ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	test( 'shows no error when the queue cannot be saved', async () => {
		show( [ SURVEY ] );
		onRest( 'POST /wc-admin/options', restError( 500, 'broken', 'Broken.' ) );
		expect( await screen.findByText( SURVEY.title ) ).toBeInTheDocument();
	} );

	test.each( [
		[ 'of another page', [ { ...SURVEY, pagenow: 'product' } ] ],
		[ 'without words', [ { ...SURVEY, title: '', firstQuestion: 7 } ] ],
		[ 'in no queue at all', false ],
		[ 'in a broken queue', 'broken' ],
	] )( 'is not shown when it is %s', async ( _name, queue ) => {
		controlTime();
		show( queue );
		// Options that a test before has left may travel with this request, or in one of their own.
		await waitFor( () => expect( JSON.stringify( restRequests( 'GET /wc-admin/options' ) ) ).toContain( QUEUE ) );
		await passTime( PAUSE_MS );
		expect( screen.queryByText( SURVEY.title ) ).not.toBeInTheDocument();
		expect( restRequests( 'POST /wc-admin/options' ) ).toEqual( [] );
	} );
} );

describe( 'A screen that was left with unsaved input', () => {
	const EXIT = 'customer-effort-score-exit-page';

	test.each( [
		[ 'settings_change', 'How is your experience with the settings?' ],
		[ 'product_add_view', 'How is your experience with adding products?' ],
		[ 'product_edit_view', 'How is your experience with editing products?' ],
		[ 'import_products', 'How is your experience with importing products?' ],
	] )( 'has a question on the next page: %s', async ( action, title ) => {
		window.localStorage.setItem( EXIT, JSON.stringify( [ 'other', action ] ) );
		const { user } = show( false );
		expect( await screen.findByText( title ) ).toBeInTheDocument();
		await waitFor( () => expect( written( SHOWN ) ).toEqual( [ [ 'other', action ] ] ) );
		expect( window.localStorage.getItem( EXIT ) ).toBe( '[]' );
		await user.click( screen.getByRole( 'button', { name: 'Give feedback' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: title } );
		for ( const group of within( dialog ).getAllByRole( 'group' ) ) {
			await user.click( within( group ).getByRole( 'radio', { name: 'Agree' } ) );
		}
		await user.click( screen.getByRole( 'button', { name: 'Share' } ) );
		expect( recordEvent ).toHaveBeenCalledWith( 'ces_feedback', expect.objectContaining( { action, score: 4, score_combined: 8 } ) );
		expect( await screen.findByText( "Thanks for the feedback. We'll put it to good use!" ) ).toBeInTheDocument();
	} );

	test.each( [
		[ 'when that was asked before', '["settings_change"]' ],
		[ 'when nobody asks about it', '["another"]' ],
		[ 'while one is still there', '["shop_order_update"]' ],
	] )( 'has no question %s', async ( _when, pages ) => {
		controlTime();
		window.localStorage.setItem( EXIT, pages );
		show( false, [ 'settings_change' ] );
		await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ).length ).toBeGreaterThan( 0 ) );
		await passTime( PAUSE_MS );
		expect( screen.queryByRole( 'button', { name: 'Give feedback' } ) ).not.toBeInTheDocument();
		expect( restRequests( 'POST /wc-admin/options' ) ).toEqual( [] );
	} );
} );

test( 'An extension can open a question through the public store', async () => {
	const { user, registry } = show( false );
	const store = registry.dispatch( 'wc/customer-effort-score' ) as Record< string, ( ...args: object[] ) => unknown >;
	act( () => {
		store[ 'showCesModal' ]?.(
			{ action: 'mine', title: 'How was it?', description: 'Tell us.', firstQuestion: 'It is easy.' },
			{},
			{},
			{ source: 'test' }
		);
	} );
	const dialog = await screen.findByRole( 'dialog', { name: 'How was it?' } );
	expect( within( dialog ).getByText( 'Tell us.' ) ).toBeInTheDocument();
	await user.click( within( dialog ).getByRole( 'radio', { name: 'Agree' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Share' } ) );
	expect( recordEvent ).toHaveBeenCalledWith( 'ces_feedback', {
		source: 'test',
		action: 'mine',
		score: 4,
		score_combined: 4,
		comments: '',
	} );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

test( 'A question of an extension needs no optional texts', async () => {
	const { registry } = show( false );
	const store = registry.dispatch( 'wc/customer-effort-score' ) as Record< string, ( ...args: object[] ) => unknown >;
	act( () => void store[ 'showCesModal' ]?.( { action: 'mine', title: 'How was it?', firstQuestion: 'It is easy.' } ) );
	expect( await screen.findByRole( 'dialog', { name: 'How was it?' } ) ).toBeInTheDocument();
} );
