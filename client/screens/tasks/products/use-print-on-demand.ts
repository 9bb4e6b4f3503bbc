import { usePluginsState } from '@store-admin/data';

const PLUGIN = 'printful-shipping-for-woocommerce';

/** Whether print on demand is worth suggesting: its plugin is known to be missing. Undefined while nobody knows. */
export function useIsPrintOnDemandMissing(): boolean | undefined {
	const { installed } = usePluginsState();
	return installed.status === 'pending' ? undefined : installed.status === 'ready' && ! installed.data.includes( PLUGIN );
}
