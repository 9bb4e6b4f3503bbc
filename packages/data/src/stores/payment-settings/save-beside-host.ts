import type { useRegistry } from '@wordpress/data';
import type { Success } from '@store-admin/api';
import { saveInTurn } from './save-in-turn';
import { inOrder, type ProviderOrder } from './state';
import { paymentSettingsStore } from './store';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Shows the new order in the host's own store and saves it; shows the old one again when the server refuses it. The store's own action does
 * not wait for the answer: a refused order would count as saved.
 *
 * @param registry The registry of the page.
 * @param order    Positions by id.
 * @param country  Two-letter code of the country whose providers are shown.
 */
export async function saveBesideHost( registry: Registry, order: ProviderOrder, country: string ): Promise< Success > {
	const read = registry.select( paymentSettingsStore );
	const providers = read.getPaymentProviders( country );
	const offline = read.getOfflinePaymentGateways();
	const show = ( shown: typeof providers, shownOffline: typeof offline ): unknown =>
		registry
			.dispatch( paymentSettingsStore.name )
			[ 'getPaymentProvidersSuccess' ]?.( shown, shownOffline, read.getSuggestions(), read.getSuggestionCategories() );
	await show( inOrder( providers, order ), inOrder( offline, order ) );
	try {
		return await saveInTurn( order );
	} catch ( thrown ) {
		await show( providers, offline );
		throw thrown;
	}
}
