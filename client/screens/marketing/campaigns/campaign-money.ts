import { formatMoney, formatNumber } from '@store-admin/format';
import type { Campaign } from '@store-admin/data';
import type { BootCurrency } from '@store-admin/settings';
import { plainText } from '../../../shared/plain-text';

/**
 * Formats the cost or the sales of a campaign. Money of the store is formatted like all its prices. An amount in another currency
 * is never shown as money of the store: it is shown as the host formatted it, with the code of its currency where the sign is that of the store.
 *
 * @param price    The amount; its channel may send none.
 * @param currency Currency of the store.
 * @return '' when the amount is unknown.
 */
export function campaignMoney( price: Campaign[ 'cost' ], currency: BootCurrency ): string {
	if ( ! price ) {
		return '';
	}
	const code = price.currency.toUpperCase();
	if ( code === currency.code ) {
		return formatMoney( price.value, currency );
	}
	const formatted = plainText( price.formatted ?? '' );
	const amount = formatNumber( price.value, currency, 2 );
	// Dollars of several countries have the same sign.
	const isAlike = currency.symbol !== '' && formatted.includes( currency.symbol );
	return formatted && ! isAlike ? formatted : ( formatted || amount ) && `${ formatted || amount } ${ code }`.trim();
}
