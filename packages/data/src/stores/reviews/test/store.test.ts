import { describe, expect, test } from '@jest/globals';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { reviewsStore } from '../store';

const query = { status: 'hold' };

async function open() {
	const registry = makeRegistry();
	onRest( 'GET /wc-analytics/products/reviews', [ { id: 5, status: 'hold' } ] );
	await registry.resolveSelect( reviewsStore ).getReviews( query );
	return { select: registry.select( reviewsStore ), dispatch: registry.dispatch( reviewsStore ) };
}

describe( 'reviews', () => {
	test( 'are approved, and marked while that is under way', async () => {
		const { select, dispatch } = await open();
		onRest( 'PUT /wc-analytics/products/reviews/5', { id: 5, status: 'approved' } );
		const done = dispatch.updateReview( 5, { status: 'approved' } );
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'hold', isUpdating: true } ] );
		await done;
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'approved', isUpdating: false } ] );
	} );

	test( 'stay as they were when the server refuses', async () => {
		const { select, dispatch } = await open();
		onRest( 'PUT /wc-analytics/products/reviews/5', restError( 404, 'refused', 'No.' ) );
		await expect( dispatch.updateReview( 5, {} ) ).rejects.toMatchObject( { code: 'refused' } );
		expect( select.getReviews( query ) ).toMatchObject( [ { status: 'hold', isUpdating: false } ] );
	} );

	test( 'go from every list when deleted', async () => {
		const { select, dispatch } = await open();
		onRest( 'DELETE /wc-analytics/products/reviews/5', { id: 5 } );
		await dispatch.deleteReview( 5 );
		expect( select.getReviews( query ) ).toEqual( [] );
	} );

	test( 'can be put in by hand', async () => {
		const { select, dispatch } = await open();
		await dispatch.updateReviews( { page: 2 }, [ { id: 9 } ], 31 );
		await dispatch.setReview( 9, { rating: 4 } );
		await dispatch.setReviewIsUpdating( 9, true );
		expect( select.getReviewsTotalCount( { page: 3 } ) ).toBe( 31 );
		await dispatch.finishResolution( 'getReviews', [ { page: 2 } ] );
		expect( select.getReviews( { page: 2 } ) ).toEqual( [ { id: 9, rating: 4, isUpdating: true } ] );
	} );
} );
