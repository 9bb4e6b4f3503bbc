import { get } from '../core/request';
import { id, listOf, object } from '../core/shape';

/**
 * Counts unread notes of the inbox, a hundred at most: that is how many the route gives at once.
 *
 * @param type Types of notes, comma separated.
 */
export async function countUnreadNotes( type: string ): Promise< number > {
	const query = { page: 1, per_page: 100, status: 'unactioned', type, is_read: false, _fields: 'id' };
	return ( await get( listOf( object( { id } ) ), '/wc-analytics/admin/notes', query ) ).length;
}
