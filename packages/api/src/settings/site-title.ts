import { post } from '../core/request';
import { object, text } from '../core/shape';

/**
 * Saves the title of the site.
 *
 * @param  title Plain text; the server encodes it.
 * @return The title as the server stored it, with HTML entities.
 */
export async function saveSiteTitle( title: string ): Promise< string > {
	return ( await post( object( { title: text } ), '/wp/v2/settings', { title } ) ).title;
}
