import type { Preload } from '../../../../shared/screen-manifest';

/** The request of the data status, for the manifests of reports. Only who manages the store may see it. */
export const DATA_STATUS_PRELOAD: Preload = {
	path: '/wc-analytics/imports/status',
	when: [ 'importInterval' ],
	can: [ 'manage_woocommerce' ],
};
