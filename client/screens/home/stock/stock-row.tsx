import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Field } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import type { StockProduct } from './stock-product';

interface StockRowProps {
	readonly row: StockProduct;
	/** The typed text. */
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: ( quantity: string ) => void;
}

/** A product that is low in stock, with a field for its quantity. */
export function StockRow( { row, value, error, onChange }: StockRowProps ): ReactElement {
	/* translators: %d: number of pieces left. */
	const left = sprintf( __( '%d in stock', 'woocommerce' ), row.quantity );
	return (
		<li className="store-admin-activity-row">
			<span className="store-admin-activity-row__picture">
				{ row.imageUrl && <img src={ row.imageUrl } alt="" width="40" height="40" loading="lazy" /> }
			</span>
			<div className="store-admin-activity-row__text">
				{ /* Tab goes from number to number; "All products" leads to the same pages. */ }
				<Link className="store-admin-activity-row__title" href={ row.href } tabIndex={ -1 }>
					<bdi>{ row.name }</bdi>
				</Link>
				<span className="store-admin-activity-row__line">
					<span>{ left }</span>
					{ row.lastOrder && (
						<span>
							{
								/* translators: %s: a date. */
								sprintf( __( 'Last ordered %s', 'woocommerce' ), row.lastOrder )
							}
						</span>
					) }
				</span>
			</div>
			<div className="store-admin-activity-row__meta is-number">
				<Field
					className="store-admin-stock-form__field"
					/* translators: %s: name of a product. */
					label={ sprintf( __( 'Stock of %s', 'store-admin' ), row.name ) }
					error={ error }
				>
					{ ( control ) => (
						<input
							{ ...control }
							className="store-admin-stock-form__input"
							type="number"
							step="any"
							value={ value }
							onChange={ ( event ) => onChange( event.target.value ) }
							onFocus={ ( event ) => event.target.select() }
							onKeyDown={ ( event ) => event.key === 'Escape' && onChange( String( row.quantity ) ) }
						/>
					) }
				</Field>
			</div>
		</li>
	);
}
