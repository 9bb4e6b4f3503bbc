import { usePluginsState } from '@store-admin/data';

const PLUGIN = 'printful-shipping-for-woocommerce';

/** Whether to suggest print on demand: its plugin is not installed. Undefined until the plugins are fetched. */
export function useIsPrintOnDemandMissing(): boolean | undefined {
	const { installed } = usePluginsState();
	return installed.status === 'pending' ? undefined : installed.status === 'ready' && ! installed.data.includes( PLUGIN );
}
