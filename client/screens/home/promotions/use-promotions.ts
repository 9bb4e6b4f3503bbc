import { useMemo, useState } from 'react';
import { getFacts, getMarketplacePromotions, getSettings } from '@store-admin/settings';
import { homeManifest } from '../manifest';
import { addDismissed, readDismissed } from './dismissed-promotions';
import { toPromotion, type Promotion } from './promotion';

export interface PromotionsHook {
	/** Whether there was one when the page came. */
	readonly hasAny: boolean;
	readonly promotions: readonly Promotion[];
	readonly dismiss: ( id: string ) => void;
}

/** Offers for Home that are on and were not put away; none where the owner wants no suggestions. */
export function usePromotions(): PromotionsHook {
	const { showsSuggestions } = getFacts( homeManifest );
	const { locale } = getSettings();
	const all = useMemo(
		() =>
			showsSuggestions
				? getMarketplacePromotions()
						.map( ( offer ) => toPromotion( offer, locale.user, Date.now() ) )
						.filter( ( promotion ) => promotion !== null )
				: [],
		[ showsSuggestions, locale.user ]
	);
	const [ dismissed, setDismissed ] = useState( readDismissed );
	return {
		hasAny: all.length > 0,
		promotions: all.filter( ( { id } ) => ! dismissed.includes( id ) ),
		dismiss: ( id ) => {
			addDismissed( id );
			setDismissed( [ ...dismissed, id ] );
		},
	};
}
