import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { MenuItem } from '@store-admin/components';
import { getMarketplacePromotions, getSettings } from '@store-admin/settings';
import { readDismissed, writeDismissed } from './dismissed-promotions';
import { toPromotion, type Promotion } from './promotion';

export interface PromotionsHook {
	/** Whether there was an offer when the page was loaded. */
	readonly hasAny: boolean;
	readonly promotions: readonly Promotion[];
	readonly dismiss: ( id: string ) => void;
	/** The choice in the display options that shows all offers again. */
	readonly choices: readonly MenuItem[];
}

/**
 * Valid offers for a page that were not dismissed.
 *
 * @param paths            Paths of the page; the same array in each render.
 * @param showsSuggestions Whether the owner wants suggestions. Without them there are no offers.
 */
export function usePromotions( paths: readonly string[], showsSuggestions: boolean ): PromotionsHook {
	const { locale } = getSettings();
	const all = useMemo(
		() =>
			showsSuggestions
				? getMarketplacePromotions()
						.map( ( offer ) => toPromotion( offer, paths, locale.user, Date.now() ) )
						.filter( ( promotion ) => promotion !== null )
				: [],
		[ paths, showsSuggestions, locale.user ]
	);
	const [ dismissed, setDismissed ] = useState( readDismissed );
	const change = ( ids: readonly string[] ) => {
		writeDismissed( ids );
		setDismissed( ids );
	};
	const promotions = all.filter( ( { id } ) => ! dismissed.includes( id ) );
	const isComplete = promotions.length === all.length;
	return {
		hasAny: all.length > 0,
		promotions,
		dismiss: ( id ) => change( [ ...readDismissed(), id ] ),
		choices:
			all.length > 0
				? [
						{
							label: __( 'Show offers of the marketplace', 'store-admin' ),
							kind: 'checkbox',
							isSelected: isComplete,
							onSelect: () => change( isComplete ? all.map( ( { id } ) => id ) : [] ),
						},
					]
				: [],
	};
}
