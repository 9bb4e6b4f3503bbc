import { useState, type ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, ConfirmDialog, InlineError } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { countInView } from '../../../shared/count-in-view';
import { UnsavedInputDialog } from '../../../shared/unsaved-input/unsaved-input-dialog';
import type { StockProduct } from './stock-product';
import { StockRow } from './stock-row';
import { useStockForm } from './use-stock';

/** Number of rows that one press on "Show more" adds. */
const PART = 50;

interface StockFormProps {
	readonly rows: readonly StockProduct[];
}

function moreText( count: number ): string {
	/* translators: %d: number of products that the button shows. */
	return sprintf( _n( 'Show %d more product', 'Show %d more products', count, 'store-admin' ), count );
}

/** A list of quantities: Tab moves from field to field, and one press saves all changes. */
export function StockForm( { rows }: StockFormProps ): ReactElement {
	const [ shownCount, setShownCount ] = useState( PART );
	const shown = rows.slice( 0, countInView( rows.length, shownCount ) );
	const more = countInView( rows.length, shownCount + PART ) - shown.length;
	const form = useStockForm( shown );
	const { failure, below } = form;
	return (
		<>
			<form className="store-admin-stock-form" { ...form.formProps }>
				<ul className="store-admin-activity-panel__rows">
					{ shown.map( ( row ) => (
						<StockRow
							key={ row.id }
							row={ row }
							value={ form.values[ row.id ] ?? '' }
							error={ form.errors[ row.id ] }
							onChange={ ( quantity ) => form.change( row.id, quantity ) }
						/>
					) ) }
				</ul>
				<div className="store-admin-stock-form__foot">
					{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
					<Button type="submit" variant="secondary" isBusy={ form.isBusy } isDisabled={ ! form.isDirty }>
						{ __( 'Save stock', 'store-admin' ) }
					</Button>
					{ shown.length < rows.length && (
						<Button variant="quiet" onClick={ () => setShownCount( shownCount + PART ) }>
							{ moreText( more ) }
						</Button>
					) }
					<Link href="edit.php?post_type=product">{ __( 'All products', 'woocommerce' ) }</Link>
				</div>
			</form>
			<UnsavedInputDialog question={ form.question } />
			{ below && (
				<ConfirmDialog
					title={ __( 'Save a stock below 0?', 'store-admin' ) }
					confirmLabel={ __( 'Save', 'woocommerce' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					onConfirm={ below.confirm }
					onCancel={ below.cancel }
				>
					<p>
						{ sprintf(
							/* translators: %s: names of products. */
							__( 'A number below 0 means that more were sold than there are: %s', 'store-admin' ),
							below.names
						) }
					</p>
				</ConfirmDialog>
			) }
		</>
	);
}
