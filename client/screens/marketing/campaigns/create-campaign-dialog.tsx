import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog } from '@store-admin/components';
import type { CampaignType } from '@store-admin/data';
import { NewTabText } from '../../../shared/new-tab-text';
import { OfferImage } from '../../../shared/offer/offer-image';
import { OfferRow } from '../../../shared/offer/offer-row';
import { OfferRows } from '../../../shared/offer/offer-skeleton';
import { plainText } from '../../../shared/plain-text';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { OfferedChannels } from '../channels/offered-channels';
import type { MarketingWork } from '../use-marketing';
import { useTypes } from './use-campaigns';

interface CreateCampaignDialogProps {
	readonly work: MarketingWork;
	/** Whether channels may be suggested. */
	readonly hasOffers: boolean;
	readonly onClose: () => void;
}

/** The kinds of campaign, those of one channel together. */
function byChannel( types: readonly CampaignType[] ): readonly CampaignType[] {
	const slugs = [ ...new Set( types.map( ( { channel } ) => channel?.slug ?? '' ) ) ];
	return slugs.flatMap( ( slug ) => types.filter( ( { channel } ) => ( channel?.slug ?? '' ) === slug ) );
}

function TypeRow( { type }: { readonly type: CampaignType } ) {
	const { id, name = '', description = '', channel, create_url: url = '', icon_url: icon = '' } = type;
	const channelName = plainText( channel?.name ?? '' ) || ( channel?.slug ?? '' );
	return (
		<OfferRow
			image={ <OfferImage src={ icon } /> }
			title={ plainText( name ) || id }
			badges={ channelName !== '' && <span className="store-admin-marketing__channel">{ channelName }</span> }
			description={ description }
			action={ ( titleId ) =>
				url === '' ? null : (
					<Button href={ url } target="_blank" aria-describedby={ titleId }>
						{ __( 'Create', 'woocommerce' ) }
						<NewTabText />
					</Button>
				)
			}
		/>
	);
}

/** Asks for the kind of campaign. Each is created on a page of its channel. */
export function CreateCampaignDialog( { work, hasOffers, onClose }: CreateCampaignDialogProps ): ReactElement {
	const { types, retry } = useTypes();
	const [ isAdding, setIsAdding ] = useState( false );
	return (
		<Dialog title={ __( 'Create a new campaign', 'woocommerce' ) } size="wide" onClose={ onClose }>
			<p>{ __( 'Where would you like to promote your products?', 'woocommerce' ) }</p>
			<RemoteBoundary
				of={ types }
				skeleton={ <OfferRows label={ __( 'Loading kinds of campaign…', 'store-admin' ) } rows={ 2 } /> }
				failureTitle={ __( 'The kinds of campaign could not be loaded.', 'store-admin' ) }
				onRetry={ retry }
				isEmpty={ ( list ) => list.length === 0 }
				empty={ <p>{ __( 'No campaign types found.', 'woocommerce' ) }</p> }
			>
				{ ( list ) => (
					<ul className="store-admin-offers">
						{ byChannel( list ).map( ( type, index ) => (
							<TypeRow key={ `${ type.channel?.slug ?? '' } ${ type.id } ${ index }` } type={ type } />
						) ) }
					</ul>
				) }
			</RemoteBoundary>
			{ hasOffers && (
				<>
					<Button variant="link" aria-expanded={ isAdding } onClick={ () => setIsAdding( ! isAdding ) }>
						{ __( 'Add channels for other campaign types', 'woocommerce' ) }
					</Button>
					{ isAdding && (
						<OfferedChannels
							work={ work }
							empty={ <p>{ __( 'Your store has every channel that we can suggest.', 'store-admin' ) }</p> }
						/>
					) }
				</>
			) }
		</Dialog>
	);
}
