import type { Preload } from '../../shared/screen-manifest';
import { ALERTS_QUERY } from './alerts-query';

export const preloads: readonly Preload[] = [
	{ path: '/wc-analytics/admin/notes', query: ALERTS_QUERY, when: [ 'alertCount' ], can: [ 'manage_woocommerce' ] },
];
