import type { Query } from '../core/build-path';
import { get, post, request } from '../core/request';
import { toFlag, toNumber, toObject, toObjects, toText, toTextOrNull, type WireObject } from '../core/wire';

export interface NoteAction {
	readonly id: number;
	readonly name: string;
	readonly label: string;
	readonly url: string;
	readonly status: string;
	readonly actioned_text: string;
	readonly nonce_action: string | null;
	readonly nonce_name: string | null;
}

/** One note of the inbox, in the words of the REST route. */
export interface Note {
	readonly id: number;
	readonly name: string;
	readonly type: string;
	readonly locale: string;
	readonly title: string;
	readonly content: string;
	readonly content_data: WireObject;
	readonly status: string;
	readonly source: string;
	/** Store time without a zone; the `_gmt` twins are UTC. */
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly date_reminder: string | null;
	readonly date_reminder_gmt: string | null;
	readonly is_snoozable: boolean;
	readonly actions: readonly NoteAction[];
	readonly layout: string;
	readonly image: string;
	readonly is_deleted: boolean;
	readonly is_read: boolean;
}

/** Fields that a note can be changed in. */
export interface NoteChanges {
	readonly status?: string;
	readonly is_read?: boolean;
	readonly is_deleted?: boolean;
	readonly date_reminder?: string | null;
}

const NOTES = '/wc-analytics/admin/notes';

function toNoteAction( wire: WireObject ): NoteAction {
	return {
		...wire,
		id: toNumber( wire[ 'id' ] ),
		name: toText( wire[ 'name' ] ),
		label: toText( wire[ 'label' ] ),
		url: toText( wire[ 'url' ] ),
		status: toText( wire[ 'status' ] ),
		actioned_text: toText( wire[ 'actioned_text' ] ),
		nonce_action: toTextOrNull( wire[ 'nonce_action' ] ),
		nonce_name: toTextOrNull( wire[ 'nonce_name' ] ),
	};
}

/** Reads one note; with `_fields` in the query the others come empty. */
function toNote( wire: WireObject ): Note {
	return {
		...wire,
		id: toNumber( wire[ 'id' ] ),
		name: toText( wire[ 'name' ] ),
		type: toText( wire[ 'type' ] ),
		locale: toText( wire[ 'locale' ] ),
		title: toText( wire[ 'title' ] ),
		content: toText( wire[ 'content' ] ),
		content_data: toObject( wire[ 'content_data' ] ),
		status: toText( wire[ 'status' ] ),
		source: toText( wire[ 'source' ] ),
		date_created: toText( wire[ 'date_created' ] ),
		date_created_gmt: toText( wire[ 'date_created_gmt' ] ),
		date_reminder: toTextOrNull( wire[ 'date_reminder' ] ),
		date_reminder_gmt: toTextOrNull( wire[ 'date_reminder_gmt' ] ),
		is_snoozable: toFlag( wire[ 'is_snoozable' ] ),
		actions: toObjects( wire[ 'actions' ] ).map( toNoteAction ),
		layout: toText( wire[ 'layout' ], 'plain' ),
		image: toText( wire[ 'image' ] ),
		is_deleted: toFlag( wire[ 'is_deleted' ] ),
		is_read: toFlag( wire[ 'is_read' ] ),
	};
}

/** Reads notes of the inbox. */
export async function fetchNotes( query: Query ): Promise< readonly Note[] > {
	return toObjects( await get( NOTES, query ) ).map( toNote );
}

async function put( path: string, data: unknown ): Promise< unknown > {
	return ( await request( { method: 'PUT', path, data } ) ).body;
}

/** Changes one note. */
export async function updateNote( id: number, changes: NoteChanges ): Promise< Note > {
	return toNote( toObject( await put( `${ NOTES }/${ id }`, changes ) ) );
}

/** Changes several notes in the same way. */
export async function updateNotes( ids: readonly ( number | string )[], changes: NoteChanges ): Promise< readonly Note[] > {
	return toObjects( await put( `${ NOTES }/update`, { noteIds: ids, ...changes } ) ).map( toNote );
}

/** Tells the server that a button of a note was pressed. */
export async function triggerNoteAction( noteId: number, actionId: number ): Promise< Note > {
	return toNote( toObject( await post( `${ NOTES }/${ noteId }/action/${ actionId }`, {} ) ) );
}

/** Puts a note away; the server keeps it, so that it can be brought back with `is_deleted: false`. */
export async function removeNote( id: number ): Promise< Note > {
	const { body } = await request( { method: 'DELETE', path: `${ NOTES }/delete/${ id }` } );
	return toNote( toObject( body ) );
}

/** Puts every note away that the query finds. */
export async function removeAllNotes( query: Query ): Promise< readonly Note[] > {
	const { body } = await request( { method: 'DELETE', path: `${ NOTES }/delete/all`, query } );
	return toObjects( body ).map( toNote );
}
