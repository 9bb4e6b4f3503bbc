import type { Provider } from '@store-admin/data';
import { actionsOf } from '../provider-state';
import type { ProviderWrites } from '../provider-writes';

/** Starts what an offer is for: the installation, or the set-up. Resolves to whether it was done. */
export async function acceptIncentive( provider: Provider, writes: ProviderWrites ): Promise< boolean > {
	const [ first ] = actionsOf( provider );
	return first === 'install' || first === 'activate' ? writes[ first ]( provider ) : writes.enable( provider );
}
