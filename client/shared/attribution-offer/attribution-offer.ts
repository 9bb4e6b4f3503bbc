import type { MiscRecommendation, RemoteData } from '@store-admin/data';
import { isPromoted } from './promoted-share';

/** The order attribution extension. */
export const ATTRIBUTION_PLUGIN = 'woocommerce-analytics';

const VARIANT = 'woocommerce_remote_variant_assignment';

/** Options that decide about the offer. */
export const ATTRIBUTION_OPTIONS = [ VARIANT ] as const;

interface OfferAnswers {
	readonly active: RemoteData< readonly string[] >;
	readonly installed: RemoteData< readonly string[] >;
	readonly options: RemoteData< { readonly [ VARIANT ]: number | null } >;
	readonly recommendations: RemoteData< readonly MiscRecommendation[] >;
}

const dataOf = < T >( remote: RemoteData< T > ): T | null => ( remote.status === 'ready' ? remote.data : null );

/**
 * Whether the extension is offered: it is absent, and the store is among those that get the offer. False while that is unknown.
 *
 * @param answers     What the server knows about plugins, the store and its share of the offer.
 * @param hostVersion Version of the host.
 */
export function isAttributionOffered( { active, installed, options, recommendations }: OfferAnswers, hostVersion: string ): boolean {
	const plugins = [ dataOf( active ), dataOf( installed ) ];
	if ( recommendations.status === 'pending' || plugins.some( ( slugs ) => slugs === null || slugs.includes( ATTRIBUTION_PLUGIN ) ) ) {
		return false;
	}
	const downloaded = dataOf( recommendations )?.find( ( { id } ) => id === ATTRIBUTION_PLUGIN );
	return isPromoted( dataOf( options )?.[ VARIANT ] ?? null, hostVersion, downloaded?.order_attribution_promotion_percentage );
}
