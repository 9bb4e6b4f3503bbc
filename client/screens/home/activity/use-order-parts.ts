import { __, sprintf } from '@wordpress/i18n';
import { useOrderCounts } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { useFirstGesture } from '../../../shared/use-first-gesture';
import { homeManifest } from '../manifest';

const NONE: readonly string[] = [];

/**
 * What the number of waiting orders holds, such as "107 Processing, 42 On hold": the menu counts only some of them. The statuses
 * are counted once somebody uses the page; most openings of Home need no request for it.
 *
 * @param total How many orders wait; null while that is not known.
 * @return '' while the parts are not known, or when they do not add up to the total.
 */
export function useOrderParts( total: number | null ): string {
	const { actionableStatuses, orderStatuses } = getFacts( homeManifest );
	const isCounted = useFirstGesture() || actionableStatuses.length === 1;
	// The last status has what is left.
	const counts = useOrderCounts( isCounted && total ? actionableStatuses.slice( 0, -1 ) : NONE );
	if ( ! isCounted || ! total || counts === null ) {
		return '';
	}
	const rest = total - counts.reduce( ( sum, count ) => sum + count, 0 );
	const parts: readonly string[] = [ ...counts, rest ].flatMap( ( count, index ) => {
		const status = actionableStatuses[ index ] ?? '';
		/* translators: 1: number of orders, 2: status of these orders, such as "Processing". */
		return count > 0 ? sprintf( __( '%1$d %2$s', 'store-admin' ), count, orderStatuses[ status ] ?? status ) : [];
	} );
	/* translators: 1: list of parts, 2: another part of it. */
	return rest < 0 ? '' : parts.reduce( ( list, part ) => sprintf( __( '%1$s, %2$s', 'store-admin' ), list, part ) );
}
