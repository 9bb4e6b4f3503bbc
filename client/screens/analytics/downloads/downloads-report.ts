import { __, _n } from '@wordpress/i18n';
import { daysBetween } from '@store-admin/format';
import { downloadsAdvancedFilters, downloadsFilters } from '../parts/filters/configs/downloads';
import type { RowsReport } from '../parts/report/report-definition';
import { downloadColumns, downloadName } from './download-columns';

const totals: RowsReport< 'downloads' >[ 'totals' ] = ( figures, _rowCount, { format, address } ) => {
	const count = figures[ 'download_count' ];
	const range = address.dates?.range;
	const days = range ? daysBetween( range.after, range.before ) + 1 : null;
	return [
		{ label: _n( 'day', 'days', days ?? 0, 'woocommerce' ), value: format.number( days ) },
		{ label: _n( 'Download', 'Downloads', count ?? 0, 'woocommerce' ), value: format.number( count ) },
	];
};

/** Report of downloaded files. */
export function createDownloadsReport(): RowsReport< 'downloads' > {
	return {
		name: 'downloads',
		title: __( 'Downloads', 'woocommerce' ),
		endpoint: 'downloads',
		hasDates: true,
		// The titles of the products are embedded.
		rowParams: { _embed: true },
		filterNames: {
			charts: 'woocommerce_admin_downloads_report_charts',
			filters: 'woocommerce_admin_downloads_report_filters',
			advancedFilters: 'woocommerce_admin_downloads_report_advanced_filters',
		},
		charts: [ { key: 'download_count', label: __( 'Downloads', 'woocommerce' ), type: 'number' } ],
		filters: downloadsFilters(),
		advancedFilters: downloadsAdvancedFilters(),
		sort: { orderby: 'date', order: 'desc' },
		columns: downloadColumns(),
		summaryFields: [ 'download_count' ],
		rowKey: ( { id } ) => String( id ),
		rowName: downloadName,
		totals,
	};
}
