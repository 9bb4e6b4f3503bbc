import { __, sprintf } from '@wordpress/i18n';
import type { SettingChoice, SettingChoices } from './setting-config';

/** The statuses that every store has, in the order of an order's life. Refunded is missing: it can not be excluded. */
const USUAL: readonly string[] = [ 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'failed' ];

type Labels = Readonly< Record< string, string > >;

function toChoice( value: string, label: string ): SettingChoice {
	return {
		value,
		label,
		/* translators: %s: status of an order, such as Pending payment. */
		description: sprintf( __( 'Exclude the %s status from reports', 'woocommerce' ), label ),
	};
}

/**
 * Returns the order statuses that can be chosen, in groups.
 *
 * @param registered Label of each registered status, without `wc-`.
 * @param known      Label of each status that the host can store: also those of orders whose plugin is gone.
 */
export function statusChoices( registered: Labels, known: Labels ): readonly SettingChoices[] {
	const custom = Object.keys( registered ).filter( ( status ) => ! USUAL.includes( status ) && status !== 'refunded' );
	const unregistered = Object.keys( known ).filter( ( status ) => ! Object.hasOwn( registered, status ) );
	const toChoices = ( statuses: readonly string[], labels: Labels ) =>
		statuses.flatMap( ( status ) => {
			const label = labels[ status ];
			return label === undefined ? [] : [ toChoice( status, label || status ) ];
		} );
	return [
		{ key: 'defaultStatuses', options: toChoices( USUAL, registered ) },
		{ key: 'customStatuses', label: __( 'Custom Statuses', 'woocommerce' ), options: toChoices( custom, registered ) },
		{ key: 'unregisteredStatuses', label: __( 'Unregistered Statuses', 'woocommerce' ), options: toChoices( unregistered, known ) },
	];
}
