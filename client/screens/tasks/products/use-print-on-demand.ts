import { usePluginsState } from '@store-admin/data';

const PLUGIN = 'printful-shipping-for-woocommerce';

/** Whether print on demand is worth suggesting: known to be missing. */
export function useIsPrintOnDemandMissing(): boolean {
	const { installed } = usePluginsState();
	return installed.status === 'ready' && ! installed.data.includes( PLUGIN );
}
