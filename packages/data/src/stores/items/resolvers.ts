import { countEntities, fetchEntities, type Query } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { routeOf, setItems, setItemsTotalCount } from './state';

export const resolvers = {
	getItems:
		( type: string, query: Query = {} ): Thunk< void > =>
		async ( { dispatch } ) => {
			const { items, total } = await dispatch(
				track( 'getItems', [ type, query ], async () => fetchEntities( routeOf( type ), query ) )
			);
			await dispatch( setItems( type, query, items, total ) );
		},
	getItemsTotalCount:
		( type: string, query: Query = {} ): Thunk< void > =>
		async ( { dispatch } ) => {
			const total = await dispatch(
				track( 'getItemsTotalCount', [ type, query ], async () => countEntities( routeOf( type ), query ) )
			);
			dispatch( setItemsTotalCount( type, query, total ) );
		},
};
