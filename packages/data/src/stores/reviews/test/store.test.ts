import { describe, expect, test } from '@jest/globals';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { settle } from '../../../../../../tests/js/settle';
import { makeRegistry } from '../../../test/make-registry';
import { reviewsStore } from '../store';

const query = { status: 'hold' };
const REVIEWS = 'GET /wc-analytics/products/reviews';
const REVIEW = '/wc-analytics/products/reviews/5';

async function open() {
	const registry = makeRegistry();
	onRest( REVIEWS, [ { id: 5, status: 'hold' } ] );
	await registry.resolveSelect( reviewsStore ).getReviews( query );
	return { select: registry.select( reviewsStore ), dispatch: registry.dispatch( reviewsStore ) };
}

describe( 'updateReview', () => {
	test( 'shows the change at once, and marks the review until the server has answered', async () => {
		const { select, dispatch } = await open();
		onRest( `PUT ${ REVIEW }`, { id: 5, status: 'approved' } );
		const done = dispatch.updateReview( 5, { status: 'approved' } );
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'approved', isUpdating: true } ] );
		await done;
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'approved', isUpdating: false } ] );
	} );

	test( 'shows the old review when the server refuses', async () => {
		const { select, dispatch } = await open();
		onRest( `PUT ${ REVIEW }`, restError( 404, 'refused', 'No.' ) );
		await expect( dispatch.updateReview( 5, { status: 'spam' } ) ).rejects.toMatchObject( { code: 'refused' } );
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'hold', isUpdating: false } ] );
	} );

	test( 'keeps the change when a list arrives that was requested before', async () => {
		const { select, dispatch } = await open();
		let answerList: ( body: unknown ) => void = () => {};
		onRest( REVIEWS, () => new Promise( ( resolve ) => ( answerList = resolve ) ) );
		onRest( `PUT ${ REVIEW }`, { id: 5, status: 'approved' } );
		await dispatch.invalidateResolution( 'getReviews', [ query ] );
		select.getReviews( query );
		await settle();
		await dispatch.updateReview( 5, { status: 'approved' } );
		answerList( [ { id: 5, status: 'hold' } ] );
		await settle();
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'approved' } ] );
	} );
} );

describe( 'deleteReview', () => {
	test( 'shows the review as trash at once, and without it when the server has moved it', async () => {
		const { select, dispatch } = await open();
		onRest( `DELETE ${ REVIEW }`, { id: 5, status: 'trash' } );
		const done = dispatch.deleteReview( 5 );
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'trash' } ] );
		await done;
		expect( select.getReviews( query ) ).toEqual( [] );
	} );

	test( 'shows the old review when the server refuses', async () => {
		const { select, dispatch } = await open();
		onRest( `DELETE ${ REVIEW }`, restError( 403, 'refused', 'No.' ) );
		await expect( dispatch.deleteReview( 5 ) ).rejects.toMatchObject( { code: 'refused' } );
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'hold' } ] );
	} );

	test( 'can be undone by updateReview', async () => {
		const { select, dispatch } = await open();
		onRest( `DELETE ${ REVIEW }`, { id: 5, status: 'trash' } );
		onRest( `PUT ${ REVIEW }`, { id: 5, status: 'hold' } );
		await dispatch.deleteReview( 5 );
		await dispatch.updateReview( 5, { status: 'hold' } );
		expect( select.getReviews( query ) ).toMatchObject( [ { id: 5, status: 'hold' } ] );
	} );
} );

describe( 'the store of reviews', () => {
	test( 'accepts reviews of an extension', async () => {
		const { select, dispatch } = await open();
		await dispatch.updateReviews( { page: 2 }, [ { id: 9 } ], 31 );
		await dispatch.setReview( 9, { rating: 4 } );
		await dispatch.setReviewIsUpdating( 9, true );
		expect( select.getReviewsTotalCount( { page: 3 } ) ).toBe( 31 );
		await dispatch.finishResolution( 'getReviews', [ { page: 2 } ] );
		expect( select.getReviews( { page: 2 } ) ).toEqual( [ { id: 9, rating: 4, isUpdating: true } ] );
	} );

	test( 'shows values of an extension instead of our earlier change', async () => {
		const { select, dispatch } = await open();
		onRest( `PUT ${ REVIEW }`, { id: 5, status: 'approved' } );
		await dispatch.updateReview( 5, { status: 'approved' } );
		await dispatch.setReview( 5, { status: 'spam' } );
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'spam' } ] );
	} );
} );
