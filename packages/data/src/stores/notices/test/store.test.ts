import { describe, expect, test } from '@jest/globals';
import { noticesStore } from '../../../index';
import { makeRegistry } from '../../../test/make-registry';

function makeNotices() {
	const registry = makeRegistry();
	return { get: registry.select( noticesStore ).getNotices, ...registry.dispatch( noticesStore ) };
}

describe( 'notices', () => {
	test( 'carry what WordPress gives a notice', async () => {
		const { get, createNotice } = makeNotices();
		await createNotice( 'success', 'Saved.', { type: 'snackbar', speak: false } );
		expect( get() ).toEqual( [
			{
				id: expect.any( String ),
				status: 'success',
				content: 'Saved.',
				spokenMessage: null,
				isDismissible: true,
				type: 'snackbar',
				actions: [],
				icon: null,
				explicitDismiss: false,
			},
		] );
	} );

	test( 'of the same id replace each other', async () => {
		const { get, createErrorNotice, createInfoNotice } = makeNotices();
		await createErrorNotice( 'First', { id: 'a' } );
		await createInfoNotice( 'Other' );
		await createErrorNotice( 'Second', { id: 'a' } );
		expect( get().map( ( { content } ) => content ) ).toEqual( [ 'Other', 'Second' ] );
	} );

	test( 'live in lists of their own', async () => {
		const { get, createWarningNotice, createSuccessNotice } = makeNotices();
		await createWarningNotice( 'Here', { context: 'side' } );
		await createSuccessNotice( 'There' );
		expect( get( 'side' ).map( ( { content } ) => content ) ).toEqual( [ 'Here' ] );
		expect( get() ).toHaveLength( 1 );
		expect( get( 'nowhere' ) ).toBe( get( 'nowhere else' ) );
	} );

	test( 'go one by one, several at once, or by kind', async () => {
		const { get, createInfoNotice, removeNotice, removeNotices, removeAllNotices } = makeNotices();
		for ( const id of [ 'a', 'b', 'c', 'd' ] ) {
			await createInfoNotice( id, { id } );
		}
		await createInfoNotice( 'snack', { id: 'e', type: 'snackbar' } );
		await removeNotice( 'a' );
		await removeNotices( [ 'b', 'c' ] );
		expect( get().map( ( { id } ) => id ) ).toEqual( [ 'd', 'e' ] );
		await removeAllNotices();
		expect( get().map( ( { id } ) => id ) ).toEqual( [ 'e' ] );
		await removeAllNotices( 'snackbar' );
		expect( get() ).toEqual( [] );
	} );
} );
