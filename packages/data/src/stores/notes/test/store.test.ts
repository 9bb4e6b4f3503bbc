import { describe, expect, test } from '@jest/globals';
import { makeNote } from '../../../../../../tests/js/factories/make-note';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { notesStore } from '../store';

const NOTES = 'GET /wc-analytics/admin/notes';
const query = { page: 1, per_page: 25, type: 'error,update', status: 'unactioned' };

async function loadedNotes() {
	const notes = [ makeNote( { id: 5 } ), makeNote( { id: 6 } ) ];
	onRest( NOTES, notes );
	const registry = makeRegistry();
	await registry.resolveSelect( notesStore ).getNotes( query );
	return { notes, registry, select: registry.select( notesStore ), dispatch: registry.dispatch( notesStore ) };
}

describe( 'notes', () => {
	test( 'are read once per query, whatever the order of its names', async () => {
		const { notes, registry } = await loadedNotes();
		const reordered = { status: 'unactioned', type: 'error,update', per_page: 25, page: 1 };
		expect( registry.select( notesStore ).getNotes( reordered ) ).toEqual( notes );
		await registry.resolveSelect( notesStore ).getNotes( query );
		expect( restRequests( NOTES ) ).toHaveLength( 1 );
	} );

	test( 'that could not be read fail for their query only', async () => {
		onRest( NOTES, restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		await expect( registry.resolveSelect( notesStore ).getNotes( query ) ).rejects.toMatchObject( { code: 'broken' } );
		expect( registry.select( notesStore ).getNotesError( 'getNotes', [ query ] ) ).toMatchObject( { code: 'broken' } );
		expect( registry.select( notesStore ).getNotesError( 'getNotes', [ {} ] ) ).toBeUndefined();
	} );

	test( 'that are put away keep their place and can come back', async () => {
		const { select, dispatch } = await loadedNotes();
		onRest( 'DELETE /wc-analytics/admin/notes/delete/5', makeNote( { id: 5, is_deleted: true } ) );
		onRest( 'PUT /wc-analytics/admin/notes/5', makeNote( { id: 5, is_deleted: false } ) );
		await dispatch.removeNote( 5 );
		expect( select.getNotes( query ).map( ( { is_deleted: gone } ) => gone ) ).toEqual( [ true, false ] );
		await dispatch.updateNote( 5, { is_deleted: false } );
		expect( select.getNotes( query ).map( ( { is_deleted: gone } ) => gone ) ).toEqual( [ false, false ] );
	} );

	test( 'say that they are changing, until the server answered or refused', async () => {
		const { select, dispatch } = await loadedNotes();
		onRest( 'POST /wc-analytics/admin/notes/5/action/7', restError( 404, 'woocommerce_note_invalid_id', 'No.' ) );
		const done = dispatch.triggerNoteAction( 5, 7 );
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { isUpdating: true } );
		await expect( done ).rejects.toMatchObject( { status: 404 } );
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { isUpdating: false, status: 'unactioned' } );
	} );

	test( 'can be changed many at once', async () => {
		const { select, dispatch } = await loadedNotes();
		onRest( 'PUT /wc-analytics/admin/notes/update', [ makeNote( { id: 5, is_read: true } ) ] );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', [ makeNote( { id: 6, is_deleted: true } ) ] );
		await dispatch.batchUpdateNotes( [ 5 ], { is_read: true } );
		await dispatch.removeAllNotes( { status: 'unactioned' } );
		expect( restRequests( 'PUT /wc-analytics/admin/notes/update' )[ 0 ]?.body ).toEqual( { noteIds: [ 5 ], is_read: true } );
		expect( select.getNotes( query ) ).toMatchObject( [
			{ id: 5, is_read: true },
			{ id: 6, is_deleted: true },
		] );
	} );
} );
