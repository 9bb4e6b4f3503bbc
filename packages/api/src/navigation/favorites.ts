import { get, request } from '../core/request';
import { listOf, requiredText } from '../core/shape';

const FAVORITES = '/wc-admin/navigation/favorites/me';

const favorites = listOf( requiredText );

/** Fetches the ids of the menu items that the user marked as favorites; older hosts only. */
export async function fetchFavorites(): Promise< readonly string[] > {
	return get( favorites, FAVORITES );
}

/** Adds a menu item to the favorites, or removes it. */
export async function saveFavorite( itemId: string, isFavorite: boolean ): Promise< void > {
	await request( favorites, { method: isFavorite ? 'POST' : 'DELETE', path: FAVORITES, data: { item_id: itemId } } );
}
