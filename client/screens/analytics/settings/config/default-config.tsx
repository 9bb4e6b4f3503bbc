import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SettingDefinition } from '@store-admin/data';
import { interpolate } from '../../../../shared/interpolate';
import { DefaultRange } from '../form/default-range';
import type { SettingChoice, SettingConfig, SettingsConfig } from './setting-config';
import { statusChoices } from './status-choices';

/** The setting that decides whether orders are imported in batches. */
export const SCHEDULED_IMPORT = 'woocommerce_analytics_scheduled_import';

const EXCLUDED = 'woocommerce_excluded_report_order_statuses';
const ACTIONABLE = 'woocommerce_actionable_order_statuses';
const DEFAULT_RANGE = 'woocommerce_default_date_range';
const DATE_TYPE = 'woocommerce_date_type';

/** What the configuration depends on. */
export interface ConfigContext {
	/** The settings that the host lists. */
	readonly definitions: readonly SettingDefinition[];
	/** Label of each registered order status. */
	readonly orderStatuses: Readonly< Record< string, string > >;
	/** How often the host imports orders, such as "12 hours"; may be empty. */
	readonly importInterval: string;
}

function excludedHelp(): ReactNode {
	const text = __(
		'Orders with these statuses are excluded from the totals in your reports. The {{strong}}Refunded{{/strong}} status can not be excluded.',
		'woocommerce'
	);
	return <span>{ interpolate( text, { strong: <strong /> } ) }</span>;
}

function dateTypes(): readonly SettingChoice[] {
	return [
		{ value: '', label: __( 'Select a date type', 'woocommerce' ), disabled: true },
		{ value: 'date_created', label: __( 'Date created', 'woocommerce' ) },
		{ value: 'date_paid', label: __( 'Date paid', 'woocommerce' ) },
		{ value: 'date_completed', label: __( 'Date completed', 'woocommerce' ) },
	];
}

function updateModes( interval: string ): readonly SettingChoice[] {
	return [
		{
			value: 'yes',
			label: __( 'Scheduled (recommended)', 'woocommerce' ),
			description: interval
				? /* translators: %s: how often, such as "12 hours". */
					sprintf( __( 'Updates automatically every %s. Lowest impact on your site.', 'woocommerce' ), interval )
				: __( 'Updates automatically a few times a day. Lowest impact on your site.', 'store-admin' ),
		},
		{
			value: 'no',
			label: __( 'Immediately', 'woocommerce' ),
			description: __( 'Updates as soon as new data is available. May slow busy stores.', 'woocommerce' ),
		},
	];
}

function statusSetting( context: ConfigContext, id: string ): Pick< SettingConfig, 'inputType' | 'options' > {
	const known = context.definitions.find( ( definition ) => definition.id === id )?.options ?? {};
	return { inputType: 'checkboxGroup', options: statusChoices( context.orderStatuses, known ) };
}

/** Our own settings, those that the host lists, before the public filter. */
export function createConfig( context: ConfigContext ): SettingsConfig {
	const config: SettingsConfig = {
		[ EXCLUDED ]: {
			...statusSetting( context, EXCLUDED ),
			label: __( 'Excluded statuses:', 'woocommerce' ),
			helpText: excludedHelp(),
			defaultValue: [ 'pending', 'cancelled', 'failed' ],
		},
		[ ACTIONABLE ]: {
			...statusSetting( context, ACTIONABLE ),
			label: __( 'Actionable statuses:', 'woocommerce' ),
			helpText: __(
				'Orders with these statuses require action on behalf of the store admin. These orders will show up in the Home Screen - Orders task.',
				'woocommerce'
			),
			defaultValue: [ 'processing', 'on-hold' ],
		},
		[ DEFAULT_RANGE ]: {
			name: DEFAULT_RANGE,
			label: __( 'Default date range:', 'woocommerce' ),
			inputType: 'component',
			component: DefaultRange,
			helpText: __(
				'Select a default date range. When no range is selected, reports will be viewed by the default date range.',
				'woocommerce'
			),
			defaultValue: 'period=month&compare=previous_year',
		},
		[ DATE_TYPE ]: {
			name: DATE_TYPE,
			label: __( 'Date type:', 'woocommerce' ),
			inputType: 'select',
			options: dateTypes(),
			helpText: __( 'Database date field considered for Revenue and Orders reports', 'woocommerce' ),
			// The date that reports use while nothing is chosen.
			defaultValue: 'date_paid',
		},
		[ SCHEDULED_IMPORT ]: {
			name: SCHEDULED_IMPORT,
			label: __( 'Updates:', 'woocommerce' ),
			inputType: 'radio',
			options: updateModes( context.importInterval ),
			defaultValue: 'yes',
			// A host that has no value imports each order immediately.
			initialValue: 'no',
		},
	};
	return Object.fromEntries( Object.entries( config ).filter( ( [ id ] ) => context.definitions.some( ( known ) => known.id === id ) ) );
}
