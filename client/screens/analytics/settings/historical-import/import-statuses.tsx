import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Spinner } from '@store-admin/components';
import { applySafeFilter } from '@store-admin/extensibility';
import type { ImportRun } from './import-run';

/** The states of the public filter; extensions rely on the names. */
const NAMES = [ 'nothing', 'ready', 'initializing', 'customers', 'orders', 'finalizing', 'finished' ] as const;

export type StatusName = ( typeof NAMES )[ number ];
type StatusTexts = Readonly< Record< StatusName, ReactNode > >;

/**
 * Returns the state of the import.
 *
 * @param run        The import that this page has seen.
 * @param isToImport Whether the chosen import has anything to import.
 */
export function statusName( { phase, counts }: ImportRun, isToImport: boolean ): StatusName {
	if ( phase === 'starting' || ( phase === 'running' && counts === null ) ) {
		return 'initializing';
	}
	if ( ( phase === 'running' || phase === 'unsure' ) && counts ) {
		if ( counts.customers.imported < counts.customers.total ) {
			return 'customers';
		}
		return counts.orders.imported < counts.orders.total ? 'orders' : 'finalizing';
	}
	if ( phase === 'finished' ) {
		return 'finished';
	}
	return isToImport ? 'ready' : 'nothing';
}

const busy = ( text: string ): ReactNode => [ text, ' ', <Spinner key="spinner" label="" /> ];

function isTexts( value: unknown ): value is StatusTexts {
	return (
		typeof value === 'object' &&
		value !== null &&
		NAMES.every( ( name ) => {
			const text = ( value as Readonly< Record< string, unknown > > )[ name ];
			return typeof text === 'string' || ( typeof text === 'object' && text !== null );
		} )
	);
}

/**
 * Returns the text of each state, after the public filter.
 *
 * @param from First imported day for the user; '' for all.
 */
export function statusTexts( from: string ): StatusTexts {
	const texts: StatusTexts = {
		nothing: __( 'Nothing To Import', 'woocommerce' ),
		ready: __( 'Ready To Import', 'woocommerce' ),
		initializing: busy( __( 'Initializing', 'woocommerce' ) ),
		customers: busy( __( 'Importing Customers', 'woocommerce' ) ),
		orders: busy( __( 'Importing Orders', 'woocommerce' ) ),
		finalizing: busy( __( 'Finalizing', 'woocommerce' ) ),
		finished: from
			? /* translators: %s: a day. */
				sprintf( __( 'Historical data from %s onward imported', 'woocommerce' ), from )
			: __( 'All historical data imported', 'woocommerce' ),
	};
	return applySafeFilter( 'woocommerce_admin_import_status', texts, isTexts );
}
