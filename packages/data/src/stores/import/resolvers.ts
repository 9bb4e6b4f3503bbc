import { fetchImportStatus, fetchImportTotals, type Query } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { receiveActions } from './state';

export const resolvers = {
	getImportStatus: reading(
		'getImportStatus',
		async ( query: Query = {} ) => fetchImportStatus( query ),
		( status, query = {} ) => receiveActions.setImportStatus( query, status )
	),
	getImportTotals: reading(
		'getImportTotals',
		async ( query: Query = {} ) => fetchImportTotals( query ),
		( total, query = {} ) => receiveActions.setImportTotals( query, total )
	),
};
