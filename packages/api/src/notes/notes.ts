import type { Query } from '../core/build-path';
import { get, put, remove, request } from '../core/request';
import {
	anything,
	flagOr,
	id,
	listOf,
	mapped,
	maybe,
	object,
	orNone,
	recordOf,
	text,
	textOrNull,
	usableListOf,
	where,
	type Shape,
	type ValueOf,
} from '../core/shape';

const noteAction = object( {
	id,
	name: text,
	label: text,
	/** Address that the button opens; '' when it opens none. */
	url: text,
	/** Status that the note gets when the button is pressed. */
	status: text,
	actioned_text: text,
	nonce_action: textOrNull,
	nonce_name: textOrNull,
} );

/** One button of a note. */
export interface NoteAction extends ValueOf< typeof noteAction > {}

const note = object( {
	id,
	name: text,
	type: text,
	locale: text,
	/** May contain HTML, like `content`. */
	title: text,
	content: text,
	content_data: orNone( recordOf( anything ), {} ),
	/** `unactioned`, `actioned`, `snoozed` or `pending`. */
	status: text,
	source: text,
	/** Store time without a zone; the fields that end in `_gmt` are UTC. */
	date_created: text,
	date_created_gmt: text,
	date_reminder: textOrNull,
	date_reminder_gmt: textOrNull,
	is_snoozable: flagOr( false ),
	actions: orNone( usableListOf< NoteAction >( noteAction, 'button of a note' ), [] ),
	layout: mapped( maybe( text ), ( layout ) => layout || 'plain' ),
	image: text,
	is_deleted: flagOr( false ),
	is_read: flagOr( false ),
} );

/** One note of the inbox, with the field names of the REST route. */
export interface Note extends ValueOf< typeof note > {}

/** The fields of a note that can be changed. */
export interface NoteChanges {
	readonly status?: string;
	readonly is_read?: boolean;
	readonly is_deleted?: boolean;
	/** UTC; null removes the reminder. */
	readonly date_reminder?: string | null;
}

const NOTES = '/wc-analytics/admin/notes';

/** Third parties add notes too. */
const notes = usableListOf( note, 'note' );

/** A note that has the changes. The date of a reminder is not compared, because the server may format it differently. */
function changedNote( { date_reminder: _moment, ...changes }: NoteChanges ): Shape< Note > {
	return ( Object.keys( changes ) as ( keyof typeof changes )[] ).reduce(
		( shape, name ) =>
			where( shape, ( found ) => found[ name ] === changes[ name ], `a note whose ${ name } is ${ String( changes[ name ] ) }` ),
		note
	);
}

/** Adds the id to the requested fields, because notes are stored by id. */
function withId( query: Query ): Query {
	const fields = query[ '_fields' ];
	if ( typeof fields !== 'string' && ! Array.isArray( fields ) ) {
		return query;
	}
	const names = typeof fields === 'string' ? fields.split( ',' ) : fields.map( String );
	return names.includes( 'id' ) ? query : { ...query, _fields: [ 'id', ...names ] };
}

/**
 * Fetches notes of the inbox.
 *
 * @param query Arguments of the route. With `_fields`, the fields that it does not name are empty.
 */
export async function fetchNotes( query: Query ): Promise< readonly Note[] > {
	return get( notes, NOTES, withId( query ) );
}

/**
 * Changes one note.
 *
 * @throws {ApiError} Also when the note in the answer does not show the changes.
 */
export async function updateNote( noteId: number, changes: NoteChanges ): Promise< Note > {
	return put( changedNote( changes ), `${ NOTES }/${ noteId }`, changes );
}

/**
 * Changes several notes in the same way.
 *
 * @return The changed notes, without those that were deleted before.
 * @throws {ApiError} Also when a note in the answer does not show the changes.
 */
export async function updateNotes( ids: readonly ( number | string )[], changes: NoteChanges ): Promise< readonly Note[] > {
	return put( listOf( changedNote( changes ) ), `${ NOTES }/update`, { noteIds: ids, ...changes } );
}

/** Tells the server that a button of a note was pressed. The request is sent even when the page is left. */
export async function triggerNoteAction( noteId: number, actionId: number ): Promise< Note > {
	const path = `${ NOTES }/${ noteId }/action/${ actionId }`;
	return ( await request( note, { method: 'POST', path, data: {}, keepalive: true } ) ).body;
}

/** Deletes a note. The server keeps it, so that `is_deleted: false` can restore it. */
export async function removeNote( noteId: number ): Promise< Note > {
	return remove( changedNote( { is_deleted: true } ), `${ NOTES }/delete/${ noteId }` );
}

/** Deletes every note that matches the query. */
export async function removeAllNotes( query: Query ): Promise< readonly Note[] > {
	return remove( listOf( changedNote( { is_deleted: true } ) ), `${ NOTES }/delete/all`, query );
}
