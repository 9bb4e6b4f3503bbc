import { __ } from '@wordpress/i18n';
import { Anchor, type TableColumn, type TableRow } from '@store-admin/components';
import type { Campaign, MarketingChannel } from '@store-admin/data';
import type { BootCurrency } from '@store-admin/settings';
import { Amount } from '../../../shared/amount';
import { plainText } from '../../../shared/plain-text';
import { campaignMoney } from './campaign-money';

/** The columns of the table. */
export function campaignColumns(): readonly TableColumn[] {
	return [
		{ key: 'campaign', label: __( 'Campaign', 'woocommerce' ), isRequired: true },
		{ key: 'cost', label: __( 'Cost', 'woocommerce' ), isNumeric: true },
		{ key: 'sales', label: __( 'Sales', 'woocommerce' ), isNumeric: true },
	];
}

function moneyCell( price: Campaign[ 'cost' ], currency: BootCurrency ) {
	const text = campaignMoney( price, currency );
	return { display: text === '' ? '–' : <Amount>{ text }</Amount>, value: price?.value ?? '' };
}

interface Context {
	readonly channels: readonly MarketingChannel[];
	readonly currency: BootCurrency;
}

/**
 * The rows of the table.
 *
 * @param campaigns Campaigns of any channel; two channels may use the same id.
 * @param context   The channels of the store, and its currency.
 */
export function campaignRows( campaigns: readonly Campaign[], { channels, currency }: Context ): readonly TableRow[] {
	return campaigns.map( ( { id, channel = '', title = '', manage_url: url = '', cost, sales }, index ) => {
		const name = plainText( title ) || id;
		const channelName = plainText( channels.find( ( { slug } ) => slug === channel )?.name ?? '' ) || channel;
		const display = (
			<span className="store-admin-marketing__campaign">
				{ url === '' ? <span>{ name }</span> : <Anchor href={ url }>{ name }</Anchor> }
				{ channelName !== '' && <span className="store-admin-marketing__channel">{ channelName }</span> }
			</span>
		);
		return {
			key: `${ channel } ${ id } ${ index }`,
			name,
			cells: [ { display, value: name }, moneyCell( cost, currency ), moneyCell( sales, currency ) ],
		};
	} );
}
