import { useEffect, useState } from 'react';
import {
	useMarketingPlugins,
	useMarketingSuggestions,
	useRecommendedChannels,
	useRegisteredChannels,
	type RemoteData,
} from '@store-admin/data';

/** Milliseconds after which a card is shown although the height of those above it is unknown. */
const PATIENCE = 3000;

function areKnown( ...parts: readonly RemoteData< unknown >[] ): boolean {
	return parts.every( ( { status } ) => status !== 'pending' );
}

/** Returns true once the height is known or the wait is over. It stays true, so that a card that is shown never hides again. */
function useFirstTime( isKnown: boolean ): boolean {
	const [ isShown, setIsShown ] = useState( isKnown );
	if ( isKnown && ! isShown ) {
		setIsShown( true );
	}
	useEffect( () => {
		const timer = setTimeout( () => setIsShown( true ), PATIENCE );
		return () => clearTimeout( timer );
	}, [] );
	return isShown;
}

/** Which cards are hidden, because the answer of a card above them would move them. Their own data are fetched meanwhile. */
export interface StillCards {
	/** Installed extensions and suggestions, which are below the channels. */
	readonly isBelowChannelsHidden: boolean;
	/** Articles, which are below the suggestions. */
	readonly isBelowSuggestionsHidden: boolean;
}

/**
 * The number of suggested channels and extensions is unknown until another site answers. A card below them would jump then.
 *
 * @param category  Category of the suggested extensions.
 * @param hasOffers Whether channels and extensions are suggested at all.
 */
export function useStillCards( category: string, hasOffers: boolean ): StillCards {
	const registered = useRegisteredChannels().list;
	const offersChannels = hasOffers && registered.status === 'ready' && registered.data.length === 0;
	const offered = useRecommendedChannels( offersChannels ).list;
	const { suggestions } = useMarketingSuggestions( category, hasOffers );
	const { plugins } = useMarketingPlugins();
	const hasChannels = areKnown( registered ) && ( ! offersChannels || areKnown( offered ) );
	const isBelowChannels = useFirstTime( hasChannels && areKnown( plugins ) );
	const isBelowSuggestions = useFirstTime( isBelowChannels && ( ! hasOffers || areKnown( suggestions ) ) );
	return { isBelowChannelsHidden: ! isBelowChannels, isBelowSuggestionsHidden: ! isBelowSuggestions };
}
