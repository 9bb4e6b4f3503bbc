import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeNote } from '../../../../../tests/js/factories/make-note';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { LIST, renderInbox } from './render-inbox';

const coupon = makeNote( {
	id: 1,
	title: 'Try a promotion <i>now</i>',
	content: 'Create a <strong>coupon</strong>.<script>alert(1)</script>',
	actions: [ { id: 9, name: 'go', label: 'Create coupon', url: 'http://localhost/wp-admin/admin.php?page=wc-admin&task=marketing' } ],
} );
const survey = makeNote( { id: 2, title: 'How are we doing?', is_read: true, layout: 'thumbnail', image: 'http://localhost/i.png' } );
const gone = makeNote( { id: 3, title: 'Gone', is_deleted: true } );
const cardOf = ( title: string ) => within( screen.getByRole( 'heading', { name: new RegExp( title ) } ).closest( 'li' ) as HTMLElement );

beforeEach( () => onRest( LIST, [ coupon, survey, gone ] ) );

describe( 'the inbox', () => {
	it( 'N1: shows messages without unsafe HTML and without dismissed ones, even when the server sends them again', async () => {
		renderInbox();
		expect( await screen.findByText( 'Try a promotion <i>now</i>' ) ).toBeInTheDocument();
		expect( screen.getByText( 'coupon' ).tagName ).toBe( 'STRONG' );
		expect( screen.queryByText( /alert/ ) ).not.toBeInTheDocument();
		expect( screen.queryByText( 'Gone' ) ).not.toBeInTheDocument();
		expect( screen.getByText( '1 unread message' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Show older' } ) ).not.toBeInTheDocument();
	} );

	it( 'says that it is empty', async () => {
		onRest( LIST, [] );
		renderInbox();
		expect( await screen.findByText( 'Your inbox is empty' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Inbox Notes Options' } ) ).not.toBeInTheDocument();
	} );

	it( 'shows a failure and a retry', async () => {
		onRest( LIST, restError( 500, 'db', 'Away.' ) );
		const { user } = renderInbox();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'There was an error getting your inbox.' );
		onRest( LIST, [ survey ] );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'How are we doing?' ) ).toBeInTheDocument();
	} );

	it( 'offers no retry to a user who may not see it', async () => {
		onRest( LIST, restError( 403, 'woocommerce_rest_cannot_view', 'No.' ) );
		renderInbox();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'not allowed' );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'N1: shows ten more messages at a time, and keeps the others meanwhile', async () => {
		const many = Array.from( { length: 17 }, ( _, index ) => makeNote( { id: 100 + index, title: `Note number ${ index }` } ) );
		onRest( LIST, ( { query }: { query: Record< string, unknown > } ) => many.slice( 0, Number( query[ 'per_page' ] ) ) );
		const { user } = renderInbox();
		await user.click( await screen.findByRole( 'button', { name: 'Show older' } ) );
		expect( screen.getByText( 'Note number 0' ) ).toBeInTheDocument();
		expect( await screen.findByText( 'Note number 14' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Show more' } ) );
		expect( await screen.findByText( 'Note number 16' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: /^Show/ } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'the number of unread messages', () => {
	const many = Array.from( { length: 40 }, ( _, index ) => makeNote( { id: 200 + index, title: `Message ${ index }` } ) );

	const answerWith = ( notes: typeof many, unread: number ) =>
		onRest( LIST, ( { query }: { query: Record< string, unknown > } ) =>
			notes.slice( 0, query[ 'is_read' ] === 'false' ? unread : Number( query[ 'per_page' ] ) )
		);

	beforeEach( () => answerWith( many, 30 ) );

	it( 'is not fetched before the first gesture', async () => {
		renderInbox();
		await screen.findByText( 'Message 0' );
		expect( restRequests( LIST ) ).toHaveLength( 1 );
	} );

	it( 'is exact after the first gesture, and decreases when a message is dismissed', async () => {
		onRest( 'DELETE /wc-analytics/admin/notes/delete/200', { ...many[ 0 ], is_deleted: true } );
		const { user } = renderInbox();
		await screen.findByText( 'Message 0' );
		await user.keyboard( '{Shift}' );
		expect( await screen.findByText( '30 unread messages' ) ).toBeInTheDocument();
		await user.click( cardOf( 'Message 0' ).getByRole( 'button', { name: /^Dismiss/ } ) );
		expect( await screen.findByText( '29 unread messages' ) ).toBeInTheDocument();
		answerWith( many.slice( 1 ), 29 );
		await user.click( screen.getByRole( 'button', { name: 'Show older' } ) );
		await screen.findByText( 'Message 14' );
		expect( screen.getByText( '29 unread messages' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Message 1' ) ).toBeInTheDocument();
	} );

	it( 'K12: is shown only when it is exact: not before it is fetched, and not above the limit of the server', async () => {
		answerWith( [ ...many, ...many, ...many ], 100 );
		const { user } = renderInbox();
		await screen.findByText( 'Message 0' );
		expect( screen.queryByText( /unread message/ ) ).not.toBeInTheDocument();
		await user.keyboard( '{Shift}' );
		await waitFor( () => expect( restRequests( LIST ) ).toHaveLength( 2 ) );
		await user.click( screen.getByRole( 'button', { name: 'Show older' } ) );
		await screen.findByText( 'Message 14' );
		expect( screen.queryByText( /unread message/ ) ).not.toBeInTheDocument();
	} );

	it( 'is not shown when the server does not count', async () => {
		onRest( LIST, ( { query }: { query: Record< string, unknown > } ) =>
			query[ 'is_read' ] === 'false' ? restError( 500, 'db', 'Away.' ) : many.slice( 0, 5 )
		);
		const { user } = renderInbox();
		await screen.findByText( 'Message 0' );
		await user.keyboard( '{Shift}' );
		await waitFor( () => expect( restRequests( LIST ) ).toHaveLength( 2 ) );
		expect( screen.queryByText( /unread message/ ) ).not.toBeInTheDocument();
	} );
} );

describe( 'a message', () => {
	it( 'shows only the beginning of a long text, and all of it after a press', async () => {
		onRest( LIST, [ makeNote( { id: 7, title: 'Long', content: `<p>${ 'word '.repeat( 100 ) }<b>end</b></p>` } ) ] );
		const { user } = renderInbox();
		const more = await screen.findByRole( 'button', { name: 'Read more of “Long”' } );
		expect( screen.queryByText( 'end' ) ).not.toBeInTheDocument();
		await user.click( more );
		expect( screen.getByText( 'end' ).tagName ).toBe( 'B' );
	} );

	it( 'N4: stays and is marked as read when its button is pressed', async () => {
		onRest( 'POST /wc-analytics/admin/notes/1/action/9', { ...coupon, status: 'actioned', is_read: true } );
		const { user, history } = renderInbox();
		await user.click( await screen.findByRole( 'link', { name: 'Create coupon' } ) );
		await waitFor( () => expect( history.location.search ).toContain( 'task=marketing' ) );
		expect( screen.getByText( 'Try a promotion <i>now</i>' ) ).toBeInTheDocument();
		await waitFor( () => expect( screen.queryByText( '1 unread message' ) ).not.toBeInTheDocument() );
	} );

	it( 'opens the address of its first button when its title is pressed', async () => {
		onRest( 'POST /wc-analytics/admin/notes/1/action/9', { ...coupon, status: 'actioned', is_read: true } );
		const { user, history } = renderInbox();
		await user.click( await screen.findByRole( 'link', { name: /^Try a promotion/ } ) );
		await waitFor( () => expect( history.location.search ).toContain( 'task=marketing' ) );
		await waitFor( () => expect( restRequests( 'POST /wc-analytics/admin/notes/1/action/9' ) ).toHaveLength( 1 ) );
	} );

	it( 'has a title without a link when its button has no address', async () => {
		onRest( LIST, [ makeNote( { id: 8, title: 'Just so you know', actions: [ { id: 1, name: 'no', label: 'Not now', url: '' } ] } ) ] );
		renderInbox();
		expect( await screen.findByText( 'Just so you know' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'opens another site in a new tab at once, tells the server, and stays', async () => {
		const outside = makeNote( {
			id: 6,
			title: 'News',
			actions: [ { id: 3, name: 'read', label: 'Learn more', url: 'https://example.org/' } ],
		} );
		onRest( LIST, [ outside ] );
		onRest( 'POST /wc-analytics/admin/notes/6/action/3', { ...outside, status: 'actioned', is_read: true } );
		const { user, history } = renderInbox();
		const link = await screen.findByRole( 'link', { name: 'Learn more (opens in a new tab)' } );
		expect( link ).toHaveAttribute( 'target', '_blank' );
		const before = history.location.search;
		await user.click( link );
		await waitFor( () => expect( restRequests( 'POST /wc-analytics/admin/notes/6/action/3' ) ).toHaveLength( 1 ) );
		expect( history.location.search ).toBe( before );
	} );

	it( 'AX6: shows how long ago it came, with the exact time in the datetime attribute and the tooltip', async () => {
		onRest( LIST, [ makeNote( { id: 5, title: 'Old', date_created_gmt: '2024-12-31T23:30:00' } ) ] );
		renderInbox();
		const time = await screen.findByText( 'December 31, 2024' );
		expect( time ).toHaveAttribute( 'datetime', '2024-12-31T23:30:00.000Z' );
		expect( time ).toHaveAttribute( 'title', 'December 31, 2024 5:30 pm' );
	} );

	it( 'N3: is dismissed with one press, the focus moves to the next one, and Undo restores it in its place', async () => {
		onRest( 'DELETE /wc-analytics/admin/notes/delete/1', { ...coupon, is_deleted: true } );
		onRest( 'PUT /wc-analytics/admin/notes/update', [ coupon ] );
		const { user } = renderInbox();
		await screen.findByText( 'How are we doing?' );
		await user.click( cardOf( 'Try a promotion' ).getByRole( 'button', { name: /^Dismiss/ } ) );
		expect( screen.queryByText( 'Try a promotion <i>now</i>' ) ).not.toBeInTheDocument();
		expect( cardOf( 'How are we doing' ).getByRole( 'button', { name: /^Dismiss/ } ) ).toHaveFocus();
		expect( await screen.findByText( 'Message dismissed' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await screen.findByText( 'Try a promotion <i>now</i>' );
		expect( screen.getAllByRole( 'heading', { level: 3 } )[ 0 ] ).toHaveTextContent( 'Try a promotion' );
		expect( restRequests( 'PUT /wc-analytics/admin/notes/update' )[ 0 ]?.body ).toEqual( { noteIds: [ 1 ], is_deleted: false } );
	} );

	it( 'stays, with the reason, when it could not be dismissed', async () => {
		onRest( 'DELETE /wc-analytics/admin/notes/delete/1', restError( 500, 'db', 'Away.' ) );
		const { user } = renderInbox();
		await screen.findByText( 'How are we doing?' );
		await user.click( cardOf( 'Try a promotion' ).getByRole( 'button', { name: /^Dismiss/ } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The message was not dismissed. Away.' );
		expect( screen.getByText( 'Try a promotion <i>now</i>' ) ).toBeInTheDocument();
	} );
} );

describe( 'marking messages as read', () => {
	it( 'N6: includes only messages that were in view, in one request', async () => {
		const observed: { callback: IntersectionObserverCallback; element: Element }[] = [];
		class Observer {
			public constructor( private readonly callback: IntersectionObserverCallback ) {}
			public observe( element: Element ) {
				observed.push( { callback: this.callback, element } );
			}
			public disconnect() {}
		}
		const original = globalThis.IntersectionObserver;
		globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
		onRest( LIST, [ coupon, makeNote( { id: 4, title: 'Below the fold' } ) ] );
		onRest( 'PUT /wc-analytics/admin/notes/update', [ { ...coupon, is_read: true } ] );
		renderInbox();
		await screen.findByText( 'Below the fold' );
		const first = observed.find( ( { element } ) => element.textContent?.startsWith( 'Try a promotion' ) );
		act( () => first?.callback( [ { isIntersecting: true } as IntersectionObserverEntry ], {} as IntersectionObserver ) );
		await waitFor( () => expect( screen.getByText( '1 unread message' ) ).toBeInTheDocument(), { timeout: 3000 } );
		expect( restRequests( 'PUT /wc-analytics/admin/notes/update' ).map( ( { body } ) => body ) ).toEqual( [
			{ noteIds: [ 1 ], is_read: true },
		] );
		globalThis.IntersectionObserver = original;
	} );
} );
