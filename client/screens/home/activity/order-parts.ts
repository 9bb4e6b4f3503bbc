import { __, sprintf } from '@wordpress/i18n';
import { getFacts } from '@store-admin/settings';
import { homeManifest } from '../manifest';

/**
 * Says what a number of orders holds, such as "107 Processing, 42 On hold".
 *
 * @param total  How many orders there are.
 * @param counts How many of them have each actionable status, except the last, which has what is left.
 * @return '' when the parts do not add up to the total.
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
