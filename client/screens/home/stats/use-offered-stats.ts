import { useFilteredValue } from '@store-admin/extensibility';
import { defaultStats, isStatList } from './stat-choices';

/** Names of the figures that the host and extensions provide. */
export function useOfferedStats(): readonly string[] {
	return useFilteredValue( 'woocommerce_admin_homepage_default_stats', defaultStats, isStatList );
}
