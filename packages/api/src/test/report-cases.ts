import * as api from '../index';
import type { FetcherCases } from './fetcher-case';

const REPORTS = '/wc-analytics/reports';
const NOVEMBER = {
	interval: '2026-11',
	date_start: '2026-11-01 00:00:00',
	date_end: '2026-11-30 23:59:59',
	subtotals: { orders_count: 5, segments: [] },
};

/** Reports, their exports and imports. */
export const REPORT_CASES: FetcherCases = {
	fetchImportStatus: {
		call: async () => api.fetchImportStatus( {} ),
		route: `GET ${ REPORTS }/import/status`,
		body: { is_importing: false },
	},
	fetchImportTotals: {
		call: async () => api.fetchImportTotals( {} ),
		route: `GET ${ REPORTS }/import/totals`,
		body: { customers: 3, orders: 21 },
	},
	postImport: {
		call: async () => api.postImport( `${ REPORTS }/import` ),
		route: `POST ${ REPORTS }/import`,
		body: { status: 'success' },
	},
	fetchReportItems: {
		call: async () => api.fetchReportItems( 'orders', {} ),
		route: `GET ${ REPORTS }/orders`,
		body: [ { order_id: 5 } ],
	},
	fetchReportStats: {
		call: async () => api.fetchReportStats( 'orders', {} ),
		route: `GET ${ REPORTS }/orders/stats`,
		body: { totals: { orders_count: 5 }, intervals: [ { interval: '2026-11', subtotals: { orders_count: 5 } } ] },
	},
	startReportExport: {
		call: async () => api.startReportExport( 'orders', {} ),
		route: `POST ${ REPORTS }/orders/export`,
		body: { message: 'On its way', export_id: '17958' },
	},
	fetchWholeStats: {
		call: async () => api.fetchWholeStats( 'orders/stats', {} ),
		route: `GET ${ REPORTS }/orders/stats`,
		body: { totals: { orders_count: 5, segments: [] }, intervals: [ NOVEMBER ] },
		total: 1,
	},
	fetchStatsPage: {
		call: async () => api.fetchStatsPage( 'orders/stats', {} ),
		route: `GET ${ REPORTS }/orders/stats`,
		body: { totals: { orders_count: 5, segments: [] }, intervals: [ NOVEMBER ] },
		total: 1,
	},
	fetchReportRows: {
		call: async () => api.fetchReportRows( 'orders', {} ),
		route: `GET ${ REPORTS }/orders`,
		body: [ { order_id: 5, status: 'completed' } ],
		total: 1,
	},
	fetchIndicators: {
		call: async () => api.fetchIndicators( { stats: 'orders/orders_count' } ),
		route: `GET ${ REPORTS }/performance-indicators`,
		body: [ { stat: 'orders/orders_count', label: 'Orders', value: 3 } ],
	},
	fetchLeaderboards: {
		call: async () => api.fetchLeaderboards( {} ),
		route: 'GET /wc-analytics/leaderboards',
		body: [
			{ id: 'products', label: 'Top products', headers: [ { label: 'Product' } ], rows: [ [ { display: 'Mug', value: 'Mug' } ] ] },
		],
	},
	fetchExportJob: {
		call: async () => api.fetchExportJob( 'orders', '17958' ),
		route: `GET ${ REPORTS }/orders/export/17958/status`,
		body: { percent_complete: 40 },
	},
	fetchDataStatus: {
		call: api.fetchDataStatus,
		route: 'GET /wc-analytics/imports/status',
		body: { mode: 'scheduled', last_processed_date: null, next_scheduled: null, import_in_progress_or_due: false },
	},
	triggerImport: {
		call: api.triggerImport,
		route: 'POST /wc-analytics/imports/trigger',
		body: { success: true, message: 'Triggered.' },
	},
	retryFailedImports: {
		call: api.retryFailedImports,
		route: 'POST /wc-analytics/imports/retry-failed',
		body: { success: true, message: 'Queued.' },
	},
};
