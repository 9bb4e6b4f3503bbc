import { describe, expect, test } from '@jest/globals';
import { noticesStore } from '../../../index';
import { makeRegistry } from '../../../test/make-registry';

function makeNotices() {
	const registry = makeRegistry();
	return { get: registry.select( noticesStore ).getNotices, ...registry.dispatch( noticesStore ) };
}

describe( 'the store of notices', () => {
	test( 'gives a notice the fields that WordPress gives it', async () => {
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

	test( 'replaces a notice of the same id', async () => {
		const { get, createErrorNotice, createInfoNotice } = makeNotices();
		await createErrorNotice( 'First', { id: 'a' } );
		await createInfoNotice( 'Other' );
		await createErrorNotice( 'Second', { id: 'a' } );
		expect( get().map( ( { content } ) => content ) ).toEqual( [ 'Other', 'Second' ] );
	} );

	test( 'keeps one list per context', async () => {
		const { get, createWarningNotice, createSuccessNotice } = makeNotices();
		await createWarningNotice( 'Here', { context: 'side' } );
		await createSuccessNotice( 'There' );
		expect( get( 'side' ).map( ( { content } ) => content ) ).toEqual( [ 'Here' ] );
		expect( get() ).toHaveLength( 1 );
		expect( get( 'nowhere' ) ).toBe( get( 'nowhere else' ) );
	} );

	test( 'removes notices one by one, several at once, or by kind', async () => {
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
