import { onRest, type RestRequest } from '../../../../../tests/js/fake-rest';
import type { BootObject } from '../../../../../tests/js/factories/make-settings';
import { render } from '../../../../../tests/js/render';
import { SettingsScreen } from '../settings-screen';

export const GROUP = 'GET /wc-analytics/settings/wc_admin';
export const BATCH = 'POST /wc-analytics/settings/wc_admin/batch';
export const STATUS = 'GET /wc-analytics/reports/import/status';
export const TOTALS = 'GET /wc-analytics/reports/import/totals';

export const STATUSES = {
	pending: 'Pending payment',
	processing: 'Processing',
	'on-hold': 'On hold',
	completed: 'Completed',
	cancelled: 'Cancelled',
	refunded: 'Refunded',
	failed: 'Failed',
	'checkout-draft': 'Draft',
};

const setting = ( id: string, value: unknown, options?: object ) => ( { id, label: id, value, ...( options ? { options } : {} ) } );

/** The settings as a host sends them that imports orders in batches. */
export function hostSettings( values: Readonly< Record< string, unknown > > = {} ) {
	const valueOf = ( id: string, usual: unknown ) => ( id in values ? values[ id ] : usual );
	const known = [
		setting( 'woocommerce_excluded_report_order_statuses', [ 'pending', 'cancelled', 'failed' ], STATUSES ),
		setting( 'woocommerce_actionable_order_statuses', [ 'processing', 'on-hold' ], STATUSES ),
		setting( 'woocommerce_default_date_range', 'period=month&amp;compare=previous_year' ),
		setting( 'woocommerce_date_type', '', { date_created: 'date_created', date_paid: 'date_paid' } ),
		setting( 'woocommerce_analytics_scheduled_import', 'yes', { yes: 'Scheduled', no: 'Immediately' } ),
	];
	return known.map( ( one ) => ( { ...one, value: valueOf( one.id, one.value ) } ) );
}

/** The answer of the host to a batch when it saves everything. */
export function saveAll( { body }: RestRequest ) {
	const { update } = body as { readonly update: readonly { readonly id: string; readonly value: unknown }[] };
	return { update: update.map( ( { id, value } ) => ( { ...hostSettings().find( ( one ) => one.id === id ), id, value } ) ) };
}

/** Opens the screen with a host that answers everything. */
export function openSettings( settings: Partial< BootObject > = {}, query = '' ) {
	onRest( GROUP, hostSettings() );
	onRest( STATUS, { is_importing: false } );
	onRest( TOTALS, { customers: 0, orders: 0 } );
	return renderSettings( settings, query );
}

/** Opens the screen; the test answers. */
export function renderSettings( settings: Partial< BootObject > = {}, query = '' ) {
	return render( <SettingsScreen />, {
		url: `admin.php?page=wc-admin&path=/analytics/settings${ query }`,
		settings: { orderStatuses: STATUSES, importInterval: '12 hours', ...settings },
	} );
}
