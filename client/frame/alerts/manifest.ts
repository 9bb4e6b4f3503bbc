import type { FrameManifest } from '../../shared/screen-manifest';
import { ALERTS_QUERY } from './alerts-query';

export const alertsManifest = {
	preloads: [ { path: '/wc-analytics/admin/notes', query: ALERTS_QUERY, when: [ 'alertCount' ], can: [ 'manage_woocommerce' ] } ],
	facts: [],
} as const satisfies FrameManifest;
