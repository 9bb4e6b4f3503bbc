import { __, sprintf } from '@wordpress/i18n';
import { getFacts } from '@store-admin/settings';
import { homeManifest } from '../manifest';

/**
 * Formats how many orders have which status, such as "107 Processing, 42 On hold".
 *
 * @param total  Number of orders.
 * @param counts Number of orders with each actionable status but the last one, which gets the rest.
 * @return '' when the numbers do not add up to the total.
 */
export function orderPartsText( total: number, counts: readonly number[] ): string {
	const { actionableStatuses, orderStatuses } = getFacts( homeManifest );
	const rest = total - counts.reduce( ( sum, count ) => sum + count, 0 );
	const parts: readonly string[] = [ ...counts, rest ].flatMap( ( count, index ) => {
		const status = actionableStatuses[ index ] ?? '';
		/* translators: 1: number of orders, 2: status of these orders, such as "Processing". */
		return count > 0 ? sprintf( __( '%1$d %2$s', 'store-admin' ), count, orderStatuses[ status ] ?? status ) : [];
	} );
	/* translators: 1: list of parts, 2: another part of it. */
	return rest < 0 ? '' : parts.reduce( ( list, part ) => sprintf( __( '%1$s, %2$s', 'store-admin' ), list, part ) );
}
