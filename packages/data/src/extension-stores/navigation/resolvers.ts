import { fetchFavorites } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { favorites } from './state';

export const resolvers = { getFavorites: reading( 'getFavorites', fetchFavorites, favorites.receive ) };
