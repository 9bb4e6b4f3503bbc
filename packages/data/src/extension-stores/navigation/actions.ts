import { saveFavorite } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import { stateOf, type ThunkContext } from '../../core/remote-data/thunk';
import { favorites } from './state';

type Mark = ( context: ThunkContext< { readonly favorites: readonly string[] } > ) => Promise< void >;

/** Changes a favorite immediately, and restores it when the server refuses. */
function mark( name: string, id: string, isFavorite: boolean ): Mark {
	return async ( { dispatch, select } ) => {
		const before = stateOf( { select } ).favorites;
		const others = before.filter( ( candidate ) => candidate !== id );
		dispatch( favorites.receive( isFavorite ? [ ...others, id ] : others ) );
		try {
			await dispatch( track( name, [], async () => saveFavorite( id, isFavorite ) ) );
		} catch ( error ) {
			dispatch( favorites.receive( before ) );
			throw error;
		}
	};
}

/** The public actions of `woocommerce-navigation` that send requests. */
export const actions = {
	addFavorite: ( id: string ): Mark => mark( 'addFavorite', id, true ),
	removeFavorite: ( id: string ): Mark => mark( 'removeFavorite', id, false ),
};
