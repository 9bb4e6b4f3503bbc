import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import type { StockProduct } from './stock-product';

interface StockFormProps {
	readonly row: StockProduct;
	readonly onSave: ( quantity: number ) => Promise< boolean >;
	readonly onClose: () => void;
}

function StockForm( { row, onSave, onClose }: StockFormProps ) {
	const [ text, setText ] = useState( String( row.quantity ) );
	const [ step, setStep ] = useState< 'editing' | 'saving' | 'failed' >( 'editing' );
	const quantity = text.trim() === '' ? NaN : Number( text );
	const canSave = Number.isFinite( quantity ) && quantity !== row.quantity;

	const submit = async () => {
		if ( ! canSave ) {
			return;
		}
		setStep( 'saving' );
		if ( await onSave( quantity ) ) {
			onClose();
		} else {
			setStep( 'failed' );
		}
	};
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void submit();
	};
	return (
		<form className="store-admin-stock-form" onSubmit={ handleSubmit }>
			<input
				className="store-admin-stock-form__input"
				type="number"
				// The field was just asked for by its button.
				// eslint-disable-next-line jsx-a11y/no-autofocus
				autoFocus
				/* translators: %s: name of a product. */
				aria-label={ sprintf( __( 'Stock of %s', 'store-admin' ), row.name ) }
				value={ text }
				onChange={ ( event ) => setText( event.target.value ) }
				onKeyDown={ ( event ) => event.key === 'Escape' && onClose() }
			/>
			<Button type="submit" variant="secondary" isBusy={ step === 'saving' } isDisabled={ ! canSave }>
				{ __( 'Save', 'woocommerce' ) }
			</Button>
			<Button variant="quiet" onClick={ onClose }>
				{ __( 'Cancel', 'woocommerce' ) }
			</Button>
			{ step === 'failed' && (
				<InlineError message={ __( 'The stock was not saved.', 'store-admin' ) } onRetry={ () => void submit() } />
			) }
		</form>
	);
}

interface StockRowProps {
	readonly row: StockProduct;
	readonly onSave: ( row: StockProduct, quantity: number ) => Promise< boolean >;
}

/** A product that is nearly sold out; its number is changed in place. */
export function StockRow( { row, onSave }: StockRowProps ): ReactElement {
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
				{ isEditing && <StockForm row={ row } onSave={ ( quantity ) => onSave( row, quantity ) } onClose={ close } /> }
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
