import { isFields } from './field-reader';
import { readGlobal } from './read-global';

/**
 * Offers of the host's marketplace that are on now, which the host prints with the page (`window.wcMarketplace`).
 *
 * @return The latest first; each comes from another site and has to be looked at before use.
 */
export function getMarketplacePromotions(): readonly unknown[] {
	const marketplace = readGlobal( 'wcMarketplace' );
	const promotions = isFields( marketplace ) ? marketplace[ 'promotions' ] : undefined;
	return Array.isArray( promotions ) ? promotions : [];
}
