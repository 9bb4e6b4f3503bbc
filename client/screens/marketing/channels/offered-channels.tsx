import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { OfferRows } from '../../../shared/offer/offer-skeleton';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { SuggestionList } from '../suggestions/suggestion-list';
import type { MarketingWork } from '../use-marketing';
import { useOfferedChannels } from './use-channels';

interface OfferedChannelsProps {
	readonly work: MarketingWork;
	/** Shown when there is nothing to offer. */
	readonly empty?: ReactNode;
}

/** Channels that the store could have. */
export function OfferedChannels( { work, empty = null }: OfferedChannelsProps ): ReactElement {
	const { offered, retry, start } = useOfferedChannels( work );
	return (
		<RemoteBoundary
			of={ offered }
			skeleton={ <OfferRows label={ __( 'Loading suggested channels…', 'store-admin' ) } rows={ 6 } /> }
			failureTitle={ __( 'There was an error loading recommended extensions.', 'woocommerce' ) }
			onRetry={ retry }
			isEmpty={ ( { suggestions } ) => suggestions.length === 0 }
			empty={ empty }
		>
			{ ( { suggestions, installed } ) => (
				<SuggestionList suggestions={ suggestions } installed={ installed } work={ work } onStart={ start } />
			) }
		</RemoteBoundary>
	);
}
