import { useMiscRecommendations, useOptions, usePluginsState } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { ATTRIBUTION_OPTIONS, isAttributionOffered } from '../../shared/attribution-offer/attribution-offer';
import { useAttributionInstall, type AttributionInstallHook } from '../../shared/attribution-offer/use-attribution-install';
import { orderAttributionManifest } from './manifest';

export interface OrderAttributionHook extends AttributionInstallHook {
	/** False while that is unknown. */
	readonly isOffered: boolean;
}

/** The offer of the order attribution extension beside an order. */
export function useOrderAttribution(): OrderAttributionHook {
	const { active, installed, installAndActivatePlugins } = usePluginsState();
	const { options } = useOptions( ATTRIBUTION_OPTIONS );
	const recommendations = useMiscRecommendations();
	const { hostVersion } = getFacts( orderAttributionManifest );
	return {
		isOffered: isAttributionOffered( { active, installed, options, recommendations }, hostVersion ),
		...useAttributionInstall( installAndActivatePlugins ),
	};
}
