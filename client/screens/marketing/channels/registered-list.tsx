import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor, Badge, Button } from '@store-admin/components';
import type { MarketingChannel } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { OfferImage } from '../../../shared/offer/offer-image';
import { OfferRow } from '../../../shared/offer/offer-row';
import { plainText } from '../../../shared/plain-text';
import { marketingManifest } from '../manifest';
import { issueState, syncState } from './channel-state';

function State( { channel }: { readonly channel: MarketingChannel } ) {
	const { settings_url: url = '' } = channel;
	const sync = syncState( channel );
	const issues = issueState( channel, getFacts( marketingManifest ).currency );
	const hasIssues = issues?.tone === 'warning';
	return (
		<p className="store-admin-marketing__state">
			{ sync && <Badge tone={ sync.tone }>{ sync.text }</Badge> }
			{ issues && ( hasIssues && url !== '' ? <Anchor href={ url }>{ issues.text }</Anchor> : <span>{ issues.text }</span> ) }
		</p>
	);
}

function ChannelRow( { channel }: { readonly channel: MarketingChannel } ) {
	const { slug, name = '', description = '', icon = '', settings_url: url = '', is_setup_completed: isSetUp = false } = channel;
	return (
		<OfferRow
			image={ <OfferImage src={ icon } /> }
			title={ plainText( name ) || slug }
			description={ isSetUp ? '' : description }
			action={ ( titleId ) =>
				url === '' ? null : (
					<Button variant={ isSetUp ? 'secondary' : 'primary' } href={ url } aria-describedby={ titleId }>
						{ isSetUp ? __( 'Manage', 'woocommerce' ) : __( 'Finish setup', 'woocommerce' ) }
					</Button>
				)
			}
		>
			{ isSetUp && <State channel={ channel } /> }
		</OfferRow>
	);
}

/** The channels of the store, with their state. */
export function RegisteredList( { channels }: { readonly channels: readonly MarketingChannel[] } ): ReactElement {
	return (
		<ul className="store-admin-offers">
			{ channels.map( ( channel ) => (
				<ChannelRow key={ channel.slug } channel={ channel } />
			) ) }
		</ul>
	);
}
