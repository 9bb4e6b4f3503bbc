import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { MenuItem } from '@store-admin/components';
import { getFacts, getMarketplacePromotions, getSettings } from '@store-admin/settings';
import { homeManifest } from '../manifest';
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

/** Valid offers for Home that were not dismissed. None where the owner wants no suggestions. */
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
