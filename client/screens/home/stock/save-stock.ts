import { __, _n, sprintf } from '@wordpress/i18n';
import type { ApiError } from '@store-admin/data';
import { describeFailedWrite } from '../../../shared/write/describe-failed-write';
import { DescribedWriteError } from '../../../shared/write/described-write-error';
import type { StockProduct } from './stock-product';

/** A new stock quantity of a product. */
export interface StockChange {
	readonly row: StockProduct;
	readonly quantity: number;
}

/** The error when quantities were not saved: its message names the products, and each reason is shown beside its field. */
class StockNotSaved extends DescribedWriteError {
	readonly fieldErrors: Readonly< Record< string, string > >;

	constructor( failures: readonly { readonly row: StockProduct; readonly error: ApiError }[] ) {
		const [ first ] = failures;
		const problem =
			failures.length === 1 && first
				? /* translators: %s: name of a product. */
					sprintf( __( '%s stock could not be updated', 'woocommerce' ), first.row.name )
				: sprintf(
						/* translators: %d: number of products. */
						_n(
							'The stock of %d product could not be updated',
							'The stock of %d products could not be updated',
							failures.length,
							'store-admin'
						),
						failures.length
					);
		super( first ? describeFailedWrite( problem, first.error ) : problem );
		this.fieldErrors = Object.fromEntries(
			failures.map( ( { row, error } ) => [ row.id, error.fieldErrors[ 'stock_quantity' ] ?? __( 'Not saved.', 'store-admin' ) ] )
		);
	}
}

/**
 * Saves the quantities of several products at once.
 *
 * @param  changes New quantities.
 * @param  update  Saves one quantity.
 * @throws {DescribedWriteError} When some quantities were not saved. The others are saved.
 */
export async function saveStock( changes: readonly StockChange[], update: ( change: StockChange ) => Promise< void > ): Promise< void > {
	const results = await Promise.allSettled( changes.map( update ) );
	const failures = results.flatMap( ( result, index ) => {
		const change = changes[ index ];
		return result.status === 'rejected' && change ? [ { row: change.row, error: result.reason as ApiError } ] : [];
	} );
	if ( failures.length > 0 ) {
		throw new StockNotSaved( failures );
	}
}

/** The message after quantities were saved. */
export function savedText( changes: readonly StockChange[] ): string {
	const [ first ] = changes;
	if ( changes.length === 1 && first ) {
		/* translators: %s: name of a product. */
		return sprintf( __( '%s stock updated', 'woocommerce' ), first.row.name );
	}
	/* translators: %d: number of products. */
	return sprintf( _n( 'Stock of %d product updated', 'Stock of %d products updated', changes.length, 'store-admin' ), changes.length );
}
