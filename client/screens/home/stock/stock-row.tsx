import { useRef, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Field, InlineError } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { UnsavedInputDialog } from '../../../shared/unsaved-input/unsaved-input-dialog';
import type { StockProduct } from './stock-product';
import { useStockForm } from './use-stock';

interface StockFormProps {
	readonly row: StockProduct;
	readonly onClose: () => void;
}

function StockForm( { row, onClose }: StockFormProps ) {
	const form = useStockForm( row, onClose );
	const [ field ] = form.fields;
	const { failure } = form;
	return (
		<>
			<form className="store-admin-stock-form" { ...form.formProps }>
				<Field className="store-admin-stock-form__field" label={ field?.label ?? '' } error={ form.errors[ 'quantity' ] }>
					{ ( control ) => (
						<input
							{ ...control }
							className="store-admin-stock-form__input"
							type="number"
							// The field was just asked for by its button.
							// eslint-disable-next-line jsx-a11y/no-autofocus
							autoFocus
							value={ form.values.quantity }
							onChange={ ( event ) => form.change( 'quantity', event.target.value ) }
							onKeyDown={ ( event ) => event.key === 'Escape' && onClose() }
						/>
					) }
				</Field>
				<Button type="submit" variant="secondary" isBusy={ form.isBusy } isDisabled={ ! form.isDirty }>
					{ __( 'Save', 'woocommerce' ) }
				</Button>
				<Button variant="quiet" onClick={ onClose }>
					{ __( 'Cancel', 'woocommerce' ) }
				</Button>
				{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
			</form>
			<UnsavedInputDialog question={ form.question } />
		</>
	);
}

/** A product that is nearly sold out; its number is changed in place. */
export function StockRow( { row }: { readonly row: StockProduct } ): ReactElement {
	const [ isEditing, setIsEditing ] = useState( false );
	const button = useRef< HTMLElement >( null );
	const close = () => {
		setIsEditing( false );
		// The button is back in the next frame.
		setTimeout( () => button.current?.focus() );
	};
	/* translators: %d: number of pieces left. */
	const left = sprintf( __( '%d in stock', 'woocommerce' ), row.quantity );
	return (
		<li className="store-admin-activity-row">
			<span className="store-admin-activity-row__picture">
				{ row.imageUrl && <img src={ row.imageUrl } alt="" width="40" height="40" loading="lazy" /> }
			</span>
			<div className="store-admin-activity-row__text">
				<Link className="store-admin-activity-row__title" href={ row.href }>
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
				{ isEditing && <StockForm row={ row } onClose={ close } /> }
			</div>
			{ ! isEditing && (
				<span className="store-admin-activity-row__meta">
					<Button
						ref={ button }
						onClick={ () => setIsEditing( true ) }
						/* translators: %s: name of a product. */
						aria-label={ sprintf( __( 'Update stock of %s', 'store-admin' ), row.name ) }
					>
						{ __( 'Update stock', 'woocommerce' ) }
					</Button>
				</span>
			) }
		</li>
	);
}
