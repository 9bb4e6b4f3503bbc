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
	/** Where the button leads; '' when it leads nowhere. */
	url: text,
	/** What the note becomes when the button is pressed. */
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
	/** May contain HTML, as `content` may. */
	title: text,
	content: text,
	content_data: orNone( recordOf( anything ), {} ),
	/** `unactioned`, `actioned`, `snoozed` or `pending`. */
	status: text,
	source: text,
	/** Store time without a zone; the `_gmt` twins are UTC. */
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

/** One note of the inbox, in the words of the REST route. */
export interface Note extends ValueOf< typeof note > {}

/** Fields that a note can be changed in. */
export interface NoteChanges {
	readonly status?: string;
	readonly is_read?: boolean;
	readonly is_deleted?: boolean;
	/** UTC; null takes the reminder away. */
	readonly date_reminder?: string | null;
}

const NOTES = '/wc-analytics/admin/notes';

/** Notes come from third parties too. */
const notes = usableListOf( note, 'note' );

/** A note that shows the changes. The server may write the moment of a reminder differently. */
function changedNote( { date_reminder: _moment, ...changes }: NoteChanges ): Shape< Note > {
	return ( Object.keys( changes ) as ( keyof typeof changes )[] ).reduce(
		( shape, name ) =>
			where( shape, ( found ) => found[ name ] === changes[ name ], `a note whose ${ name } is ${ String( changes[ name ] ) }` ),
		note
	);
}

/** Without their id, notes could not be told apart. */
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
 * @param query Arguments of the route; with `_fields` the fields that are not in it come empty.
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
 * @return The changed notes; those that are gone meanwhile are not among them.
 * @throws {ApiError} Also when a note in the answer does not show the changes.
 */
export async function updateNotes( ids: readonly ( number | string )[], changes: NoteChanges ): Promise< readonly Note[] > {
	return put( listOf( changedNote( changes ) ), `${ NOTES }/update`, { noteIds: ids, ...changes } );
}

/** Tells the server that a button of a note was pressed, also when the button leads away from the page. */
export async function triggerNoteAction( noteId: number, actionId: number ): Promise< Note > {
	const path = `${ NOTES }/${ noteId }/action/${ actionId }`;
	return ( await request( note, { method: 'POST', path, data: {}, keepalive: true } ) ).body;
}

/** Deletes a note; the server keeps it, so that it can be brought back with `is_deleted: false`. */
export async function removeNote( noteId: number ): Promise< Note > {
	return remove( changedNote( { is_deleted: true } ), `${ NOTES }/delete/${ noteId }` );
}

/** Deletes every note that the query finds. */
export async function removeAllNotes( query: Query ): Promise< readonly Note[] > {
	return remove( listOf( changedNote( { is_deleted: true } ) ), `${ NOTES }/delete/all`, query );
}
