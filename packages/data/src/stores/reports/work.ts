import { fetchReportItems, fetchReportStats } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { actions } from './report-values';

export const resolvers = {
	getReportItems: reading( 'getReportItems', fetchReportItems, ( report, endpoint, query ) =>
		actions.setReportItems( endpoint, query, report )
	),
	getReportStats: reading( 'getReportStats', fetchReportStats, ( report, endpoint, query ) =>
		actions.setReportStats( endpoint, query, report )
	),
};
