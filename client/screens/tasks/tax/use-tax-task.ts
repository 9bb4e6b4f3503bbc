import { useMemo } from 'react';
import { combineRemote, mapRemote, parseTaxServices, type RemoteData, type Task } from '@store-admin/data';
import { toCountryCode } from '../../../shared/location/place-options';
import { useStoreAddress, type StoreAddress, type StoreAddressHook } from '../parts/address/use-store-address';
import { useAutomation, type AutomationFacts, type AutomationHook } from '../parts/automation/use-automation';
import { toTaxServices, WOOCOMMERCE_TAX_PLUGINS, type TaxServices } from './tax-partners';

/** The plugin to install when the site has none of them. */
export const WOOCOMMERCE_TAX_SLUGS: readonly string[] = [ WOOCOMMERCE_TAX_PLUGINS[ 0 ] ];

export interface TaxTask {
	readonly store: StoreAddress;
	readonly services: TaxServices;
	/** Two letters. */
	readonly country: string;
	/** State of WooCommerce Tax. */
	readonly facts: AutomationFacts;
}

export interface TaxTaskHook {
	readonly data: RemoteData< TaxTask >;
	readonly retry: () => void;
	readonly address: Pick< StoreAddressHook, 'save' | 'saveGeneral' | 'reloadGeneral' >;
	readonly automation: AutomationHook;
}

/** Data and actions of the tax task. */
export function useTaxTask( task: Task ): TaxTaskHook {
	const { store, retry: retryStore, save, saveGeneral, reloadGeneral } = useStoreAddress();
	const automation = useAutomation( { slugs: WOOCOMMERCE_TAX_SLUGS, termsOption: 'wc_connect_options' } );
	const { facts, plugins, retry: retryAutomation } = automation;
	const { active } = plugins;

	const data = useMemo(
		() =>
			mapRemote( combineRemote( { store, facts, active } ), ( known ) => {
				const services = toTaxServices( parseTaxServices( task.additionalData ), known.active );
				return {
					store: known.store,
					services,
					country: toCountryCode( known.store.address.countryState ),
					facts: { ...known.facts, isInstalled: known.facts.isInstalled || services.isWooCommerceTaxActive },
				};
			} ),
		[ store, facts, task, active ]
	);

	const retry = () => {
		retryStore();
		retryAutomation();
	};
	return { data, retry, address: { save, saveGeneral, reloadGeneral }, automation };
}
