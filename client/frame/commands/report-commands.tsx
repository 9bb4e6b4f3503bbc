import { __, sprintf } from '@wordpress/i18n';
import { chartBar, Icon } from '@wordpress/icons';
import { periodLabel } from '@store-admin/components';
import { PRESET_IDS } from '@store-admin/format';
import { getNewPath } from '@store-admin/navigation';
import { can, getFacts, hasFeature } from '@store-admin/settings';
import { hasWords, opens, wordsOf, type Command } from './command';
import { commandsManifest } from './manifest';

/** Reports with their path; those without a range show the present. */
function reports(): readonly ( readonly [ path: string, title: string, hasRange: boolean ] )[] {
	const { manageStock } = getFacts( commandsManifest );
	return [
		[ '/analytics/overview', __( 'Overview', 'woocommerce' ), true ],
		[ '/analytics/revenue', __( 'Revenue', 'woocommerce' ), true ],
		[ '/analytics/orders', __( 'Orders', 'woocommerce' ), true ],
		[ '/analytics/products', __( 'Products', 'woocommerce' ), true ],
		[ '/analytics/variations', __( 'Variations', 'woocommerce' ), true ],
		[ '/analytics/categories', __( 'Categories', 'woocommerce' ), true ],
		[ '/analytics/coupons', __( 'Coupons', 'woocommerce' ), true ],
		[ '/analytics/taxes', __( 'Taxes', 'woocommerce' ), true ],
		[ '/analytics/downloads', __( 'Downloads', 'woocommerce' ), true ],
		...( manageStock ? ( [ [ '/analytics/stock', __( 'Stock', 'woocommerce' ), false ] ] as const ) : [] ),
		[ '/customers', __( 'Customers', 'woocommerce' ), false ],
	];
}

function allCommands(): readonly Command[] {
	const icon = <Icon icon={ chartBar } />;
	const report = __( 'Report', 'woocommerce' );
	return reports().flatMap( ( [ path, title, hasRange ] ) => {
		const plain = {
			name: `store-admin/report${ path }`,
			/* translators: %s: name of a report, such as Orders. */
			label: sprintf( __( 'Report: %s', 'store-admin' ), title ),
			searchLabel: `${ title } ${ report }`,
			icon,
			callback: opens( getNewPath( {}, path, {} ) ),
		};
		const ranges = PRESET_IDS.map( ( period ) => ( {
			name: `store-admin/report${ path }/${ period }`,
			/* translators: 1: name of a report, such as Orders, 2: period, such as Last month. */
			label: sprintf( __( 'Report: %1$s, %2$s', 'store-admin' ), title, periodLabel( period ) ),
			searchLabel: `${ title } ${ periodLabel( period ) } ${ report }`,
			icon,
			callback: opens( getNewPath( { period, compare: 'previous_year' }, path, {} ) ),
		} ) );
		return hasRange ? [ plain, ...ranges ] : [ plain ];
	} );
}

/**
 * Reports with a range, such as "orders last month".
 *
 * @param search What the user has typed.
 */
export function reportCommands( search: string ): readonly Command[] {
	const words = wordsOf( search );
	if ( words.length === 0 || ! hasFeature( 'analytics' ) || ! can( 'view_woocommerce_reports' ) ) {
		return [];
	}
	return allCommands().filter( ( { searchLabel = '' } ) => hasWords( searchLabel, words ) );
}
