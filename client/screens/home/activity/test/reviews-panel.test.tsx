import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { answerActivity, listOf, openPanel, renderActivity, review } from './render-activity';

beforeEach( answerActivity );

describe( 'the reviews panel', () => {
	async function openReviews() {
		const { user } = renderActivity();
		await user.click( await openPanel( /^Reviews/ ) );
		return { user, first: await screen.findByText( 'Rosa 1' ) };
	}
	const rowOf = ( element: HTMLElement ) => within( element.closest( 'li' ) as HTMLElement );

	it( 'shows the author, the product and the text of a review', async () => {
		const { first } = await openReviews();
		expect( rowOf( first ).getByText( 'Good value.' ) ).toBeInTheDocument();
		expect( rowOf( first ).getByRole( 'img', { name: '4 out of 5 stars' } ) ).toBeInTheDocument();
		expect( rowOf( first ).getByText( 'Verified owner' ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'Approve', 'PUT', { status: 'approved' }, 'Review approved.' ],
		[ 'Mark as spam', 'PUT', { status: 'spam' }, 'Review marked as spam.' ],
		[ 'Delete', 'DELETE', null, 'Review successfully deleted.' ],
	] )( 'removes a review after %s, focuses the next one and offers Undo', async ( action, method, body, said ) => {
		onRest( 'PUT /wc-analytics/products/reviews/1', ( request: RestRequest ) => ( { ...review( 1 ), ...Object( request.body ) } ) );
		onRest( 'DELETE /wc-analytics/products/reviews/1', { ...review( 1 ), status: 'trash' } );
		const { user, first } = await openReviews();
		await user.click( rowOf( first ).getByRole( 'button', { name: action } ) );
		expect( first ).not.toBeInTheDocument();
		expect( document.body ).not.toHaveFocus();
		expect( await screen.findByText( said ) ).toBeInTheDocument();
		const sent = restRequests().filter( ( request ) => request.path.endsWith( '/reviews/1' ) )[ 0 ];
		expect( sent ).toMatchObject( { method, body } );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Rosa 1' ) ).toBeInTheDocument();
	} );

	/** Answers as a store that stores the changes of its reviews. */
	function answerWith( ids: readonly number[] ) {
		const waiting = new Set( ids );
		onRest( 'GET /wc-analytics/products/reviews', ( { query }: RestRequest ) => {
			const page = [ ...waiting ].sort( ( a, b ) => a - b ).slice( 0, Number( query[ 'per_page' ] ) );
			return listOf( page.map( review ), waiting.size );
		} );
		ids.forEach( ( id ) =>
			onRest( `PUT /wc-analytics/products/reviews/${ id }`, ( { body }: RestRequest ) => {
				const changed = { ...review( id ), ...Object( body ) };
				if ( changed.status === 'hold' ) {
					waiting.add( id );
				} else {
					waiting.delete( id );
				}
				return changed;
			} )
		);
	}
	const approve = async ( user: Awaited< ReturnType< typeof openReviews > >[ 'user' ], name: string ) => {
		await user.click( rowOf( await screen.findByText( name ) ).getByRole( 'button', { name: 'Approve' } ) );
		await waitFor( () => expect( screen.queryByText( name ) ).not.toBeInTheDocument() );
	};

	it( 'counts down, and fetches the next reviews before its list is empty', async () => {
		answerWith( [ 1, 2, 3, 4, 5, 6, 7 ] );
		const { user } = await openReviews();
		expect( screen.queryByText( 'Rosa 6' ) ).not.toBeInTheDocument();
		await approve( user, 'Rosa 1' );
		expect( await screen.findByRole( 'button', { name: /^Reviews\s*6 waiting/ } ) ).toBeInTheDocument();
		await approve( user, 'Rosa 2' );
		await approve( user, 'Rosa 3' );
		expect( await screen.findByText( 'Rosa 6' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Rosa 7' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Rosa 3' ) ).not.toBeInTheDocument();
	} );

	it( 'stays open after its last review is done, so that Undo can be pressed', async () => {
		answerWith( [ 1 ] );
		const { user } = await openReviews();
		await approve( user, 'Rosa 1' );
		expect( await screen.findByText( 'You have answered all reviews.' ) ).toBeInTheDocument();
		await waitFor( () => expect( screen.getByRole( 'button', { name: /^Reviews/ } ) ).not.toHaveAccessibleName( /waiting/ ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Rosa 1' ) ).toBeInTheDocument();
		expect( await screen.findByRole( 'button', { name: /^Reviews\s*1 waiting/ } ) ).toBeInTheDocument();
	} );

	it( 'shows names of authors and products as they were typed', async () => {
		const name = '<img src=x onerror="window.hacked=1"> Ali & Söhne علي';
		onRest( 'GET /wc-analytics/products/reviews', listOf( [ { ...review( 1 ), reviewer: 'Tom &amp; Ann', product_name: name } ] ) );
		const { user } = renderActivity();
		await user.click( await openPanel( /^Reviews/ ) );
		expect( ( await screen.findByText( 'Tom & Ann' ) ).tagName ).toBe( 'BDI' );
		expect( screen.getByText( name ).tagName ).toBe( 'BDI' );
		expect( document.querySelector( 'img[src="x"]' ) ).toBeNull();
	} );

	it( 'shows a review again, and the reason, when the server refuses the change', async () => {
		onRest( 'PUT /wc-analytics/products/reviews/1', restError( 500, 'db', 'Away.' ) );
		const { user, first } = await openReviews();
		await user.click( rowOf( first ).getByRole( 'button', { name: 'Approve' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Review could not be updated. Away.' );
		expect( screen.getByText( 'Rosa 1' ) ).toBeInTheDocument();
	} );
} );
