import { resolveSelect as pageResolve, type DataRegistry } from '@wordpress/data';
import { multichannelStore } from './store';

/**
 * Fetches the registered channels and the first page of their campaigns. For loaders, so that they are there as soon as the
 * code of the screen is.
 *
 * @param perPage  Campaigns on a page.
 * @param registry The page's registry when left out.
 * @return Settles when the answers or their errors are in the store.
 */
export async function loadChannels( perPage: number, registry?: DataRegistry ): Promise< void > {
	const store = registry ? registry.resolveSelect( multichannelStore ) : pageResolve( multichannelStore );
	// The hooks of the screen read errors from the store and offer a retry.
	await Promise.allSettled( [ store.getRegisteredChannels(), store.getCampaigns( 1, perPage ), store.getCampaignTypes() ] );
}
