import { useId, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor, Button, Section } from '@store-admin/components';
import type { MarketingChannel } from '@store-admin/data';
import { getAdminLink } from '@store-admin/navigation';
import { can } from '@store-admin/settings';
import { OfferRows } from '../../../shared/offer/offer-skeleton';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { MarketingWork } from '../use-marketing';
import { OfferedChannels } from './offered-channels';
import { RegisteredList } from './registered-list';
import { useChannels } from './use-channels';

/** Id of the card, to which the page scrolls. */
export const CHANNELS_ID = 'store-admin-marketing-channels';

interface ChannelsSectionProps {
	readonly work: MarketingWork;
	/** Whether channels may be suggested. */
	readonly hasOffers: boolean;
	/** Whether a store with channels shows the suggested ones. */
	readonly isAdding: boolean;
	readonly onAddingChange: ( isAdding: boolean ) => void;
}

function NoChannels() {
	return (
		<div className="store-admin-marketing__text">
			<p>
				{ __(
					'Channels on which your store sells and advertises are listed here. An extension adds each of them.',
					'store-admin'
				) }
			</p>
			{ can( 'activate_plugins' ) && (
				<p>
					<Anchor href={ getAdminLink( 'plugins.php' ) }>{ __( 'See the plugins of this site', 'store-admin' ) }</Anchor>
				</p>
			) }
		</div>
	);
}

function Channels( { channels, ...props }: ChannelsSectionProps & { readonly channels: readonly MarketingChannel[] } ) {
	const { work, hasOffers, isAdding, onAddingChange } = props;
	const offersId = useId();
	if ( channels.length === 0 ) {
		return hasOffers ? (
			<>
				<p className="store-admin-offers__intro">{ __( 'Start by adding a channel to your store', 'woocommerce' ) }</p>
				<OfferedChannels work={ work } empty={ <NoChannels /> } />
			</>
		) : (
			<NoChannels />
		);
	}
	return (
		<>
			<RegisteredList channels={ channels } />
			{ hasOffers && (
				<p className="store-admin-offers__footer">
					<Button
						variant="link"
						aria-expanded={ isAdding }
						aria-controls={ offersId }
						onClick={ () => onAddingChange( ! isAdding ) }
					>
						{ __( 'Add channels', 'woocommerce' ) }
					</Button>
				</p>
			) }
			<div id={ offersId }>{ hasOffers && isAdding && <OfferedChannels work={ work } empty={ <NoMoreChannels /> } /> }</div>
		</>
	);
}

function NoMoreChannels() {
	return <p className="store-admin-marketing__text">{ __( 'Your store has every channel that we can suggest.', 'store-admin' ) }</p>;
}

/** The channels on which the store sells or advertises, and those that it could add. */
export function ChannelsSection( props: ChannelsSectionProps ): ReactElement {
	const { registered, retry } = useChannels();
	return (
		<Section id={ CHANNELS_ID } title={ __( 'Channels', 'woocommerce' ) }>
			<RemoteBoundary
				of={ registered }
				skeleton={ <OfferRows label={ __( 'Loading channels…', 'store-admin' ) } rows={ 3 } /> }
				failureTitle={ __( 'The channels could not be loaded.', 'store-admin' ) }
				onRetry={ retry }
			>
				{ ( channels ) => <Channels { ...props } channels={ channels } /> }
			</RemoteBoundary>
		</Section>
	);
}
