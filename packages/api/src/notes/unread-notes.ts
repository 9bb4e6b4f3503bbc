import { get } from '../core/request';
import { id, listOf, object } from '../core/shape';

/**
 * Counts unread notes of the inbox, up to a hundred, since the route sends at most a hundred notes.
 *
 * @param type Types of notes, comma separated.
 */
export async function countUnreadNotes( type: string ): Promise< number > {
	const query = { page: 1, per_page: 100, status: 'unactioned', type, is_read: false, _fields: 'id' };
	return ( await get( listOf( object( { id } ) ), '/wc-analytics/admin/notes', query ) ).length;
}
