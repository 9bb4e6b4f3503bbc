import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	useForgetReports,
	useNotices,
	useRecount,
	useSettingDefinitions,
	type RemoteData,
	type SettingDefinition,
} from '@store-admin/data';
import { useFilteredValue } from '@store-admin/extensibility';
import { getFacts, updateFacts, type DateType, type Facts } from '@store-admin/settings';
import type { FormValues } from '../../../shared/form/field-description';
import { createConfig } from './config/default-config';
import { isSettingsConfig, type SettingsConfig } from './config/setting-config';
import { storedValues } from './form/setting-values';
import { settingsManifest } from './manifest';

const FILTER = 'woocommerce_admin_analytics_settings';

export interface SettingsHook {
	readonly definitions: RemoteData< readonly SettingDefinition[] >;
	readonly retry: () => void;
	/** Saves these settings; rejects with an ApiError whose field errors name the refused ones. */
	readonly save: ( changes: FormValues ) => Promise< void >;
	/** Tells that the settings are saved. */
	readonly tellSaved: () => void;
}

const DATE_TYPES: readonly DateType[] = [ 'date_created', 'date_paid', 'date_completed' ];

/** Facts of the reports and of Home that were printed into the page before they changed. */
function changedFacts( changes: FormValues ): Partial< Facts > {
	const dateType = DATE_TYPES.find( ( type ) => type === changes[ 'woocommerce_date_type' ] );
	const defaultDateRange = changes[ 'woocommerce_default_date_range' ];
	const statuses: unknown = changes[ 'woocommerce_actionable_order_statuses' ];
	const { orderStatuses } = getFacts( settingsManifest );
	return {
		...( dateType && { dateType } ),
		...( typeof defaultDateRange === 'string' && { defaultDateRange } ),
		// The host refuses requests with statuses that no plugin registers any more.
		...( Array.isArray( statuses ) && {
			actionableStatuses: Object.keys( orderStatuses ).filter( ( known ) => statuses.includes( known ) ),
		} ),
		...( 'woocommerce_analytics_scheduled_import' in changes && { isUpdateModeUnset: false } ),
	};
}

/** Reads and saves the settings of the reports. */
export function useSettings(): SettingsHook {
	const { settings: definitions, save: saveSettings, retry } = useSettingDefinitions( 'wc_admin' );
	const forgetReports = useForgetReports();
	const { recountOrders } = useRecount();
	const { createNotice } = useNotices();
	const save = useCallback(
		async ( changes: FormValues ) => {
			if ( Object.keys( changes ).length === 0 ) {
				return;
			}
			try {
				await saveSettings( changes );
				updateFacts( changedFacts( changes ) );
				recountOrders();
			} finally {
				// The settings decide which orders count, also when the answer was lost.
				forgetReports();
			}
		},
		[ saveSettings, forgetReports, recountOrders ]
	);
	const tellSaved = useCallback(
		() => void createNotice( 'success', __( 'Your settings have been successfully saved.', 'woocommerce' ) ),
		[ createNotice ]
	);
	return { definitions, retry, save, tellSaved };
}

/** The settings on the page after the public filter, and their stored values. */
export function useSettingsConfig( definitions: readonly SettingDefinition[] ): {
	readonly config: SettingsConfig;
	readonly stored: FormValues;
} {
	const { orderStatuses, importInterval } = getFacts( settingsManifest );
	const create = useCallback(
		() => createConfig( { definitions, orderStatuses, importInterval } ),
		[ definitions, orderStatuses, importInterval ]
	);
	const config = useFilteredValue< SettingsConfig >( FILTER, create, isSettingsConfig );
	const stored = useMemo( () => storedValues( config, definitions ), [ config, definitions ] );
	return { config, stored };
}

/** Creates a notice, for components of extensions. */
export function useCreateNotice(): unknown {
	return useNotices().createNotice;
}
