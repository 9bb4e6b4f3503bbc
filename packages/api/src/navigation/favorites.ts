import { get, request } from '../core/request';
import { toTexts } from '../core/wire';

const FAVORITES = '/wc-admin/navigation/favorites/me';

/** Reads the menu items that the user marked; older hosts only. */
export async function fetchFavorites(): Promise< readonly string[] > {
	return toTexts( await get( FAVORITES ) );
}

/** Marks a menu item, or takes the mark away. */
export async function saveFavorite( id: string, isFavorite: boolean ): Promise< void > {
	await request( { method: isFavorite ? 'POST' : 'DELETE', path: FAVORITES, data: { item_id: id } } );
}
