import { fetchReportItems, fetchReportStats } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { receiveActions } from './state';

export const resolvers = {
	getReportItems: reading( 'getReportItems', fetchReportItems, ( report, endpoint, query ) =>
		receiveActions.setReportItems( endpoint, query, report )
	),
	getReportStats: reading( 'getReportStats', fetchReportStats, ( report, endpoint, query ) =>
		receiveActions.setReportStats( endpoint, query, report )
	),
};
