import { describe, expect, test } from '@jest/globals';
import { makeNote } from '../../../../../../tests/js/factories/make-note';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { settle } from '../../../../../../tests/js/settle';
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

describe( 'the store of notes', () => {
	test( 'reads notes once per query, whatever the order of its names', async () => {
		const { notes, registry } = await loadedNotes();
		const reordered = { status: 'unactioned', type: 'error,update', per_page: 25, page: 1 };
		expect( registry.select( notesStore ).getNotes( reordered ) ).toEqual( notes );
		await registry.resolveSelect( notesStore ).getNotes( query );
		expect( restRequests( NOTES ) ).toHaveLength( 1 );
	} );

	test( 'keeps an error for its query only', async () => {
		onRest( NOTES, restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		await expect( registry.resolveSelect( notesStore ).getNotes( query ) ).rejects.toMatchObject( { code: 'broken' } );
		expect( registry.select( notesStore ).getNotesError( 'getNotes', [ query ] ) ).toMatchObject( { code: 'broken' } );
		expect( registry.select( notesStore ).getNotesError( 'getNotes', [ {} ] ) ).toBeUndefined();
	} );

	test( 'keeps a dismissed note in its place, so that it can be restored there', async () => {
		const { select, dispatch } = await loadedNotes();
		onRest( 'DELETE /wc-analytics/admin/notes/delete/5', makeNote( { id: 5, is_deleted: true } ) );
		onRest( 'PUT /wc-analytics/admin/notes/5', makeNote( { id: 5, is_deleted: false } ) );
		await dispatch.removeNote( 5 );
		expect( select.getNotes( query ).map( ( { is_deleted: gone } ) => gone ) ).toEqual( [ true, false ] );
		await dispatch.updateNote( 5, { is_deleted: false } );
		expect( select.getNotes( query ).map( ( { is_deleted: gone } ) => gone ) ).toEqual( [ false, false ] );
	} );

	test( 'marks a note as updating until the server has answered or refused', async () => {
		const { select, dispatch } = await loadedNotes();
		onRest( 'POST /wc-analytics/admin/notes/5/action/7', restError( 404, 'woocommerce_note_invalid_id', 'No.' ) );
		const done = dispatch.triggerNoteAction( 5, 7 );
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { isUpdating: true } );
		await expect( done ).rejects.toMatchObject( { status: 404 } );
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { isUpdating: false, status: 'unactioned' } );
	} );

	test( 'changes many notes at once', async () => {
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

	test( 'shows a change at once, and the old note when the server refuses', async () => {
		const { select, dispatch } = await loadedNotes();
		onRest( 'DELETE /wc-analytics/admin/notes/delete/5', restError( 500, 'broken', 'Broken.' ) );
		const removed = dispatch.removeNote( 5 );
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { is_deleted: true } );
		await expect( removed ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { is_deleted: false, isUpdating: false } );
		onRest( 'PUT /wc-analytics/admin/notes/update', restError( 500, 'broken', 'Broken.' ) );
		const marked = dispatch.batchUpdateNotes( [ 5, 6 ], { is_read: true } );
		expect( select.getNotes( query ) ).toMatchObject( [ { is_read: true }, { is_read: true } ] );
		await expect( marked ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.getNotes( query ) ).toMatchObject( [ { is_read: false }, { is_read: false } ] );
	} );

	test( 'keeps a dismissed note when an answer arrives that was requested before', async () => {
		const { notes, select, dispatch } = await loadedNotes();
		let answerNotes: ( body: unknown ) => void = () => {};
		onRest( NOTES, () => new Promise( ( resolve ) => ( answerNotes = resolve ) ) );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/5', makeNote( { id: 5, is_deleted: true } ) );
		await dispatch.invalidateResolution( 'getNotes', [ query ] );
		select.getNotes( query );
		await settle();
		await dispatch.removeNote( 5 );
		answerNotes( notes );
		await settle();
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { id: 5, is_deleted: true } );
	} );

	test( 'shows values of an extension instead of our earlier change', async () => {
		const { select, dispatch } = await loadedNotes();
		onRest( 'DELETE /wc-analytics/admin/notes/delete/5', makeNote( { id: 5, is_deleted: true } ) );
		await dispatch.removeNote( 5 );
		await dispatch.setNote( 5, makeNote( { id: 5, is_deleted: false, title: 'Changed' } ) );
		expect( select.getNotes( query )[ 0 ] ).toMatchObject( { is_deleted: false, title: 'Changed' } );
	} );
} );
