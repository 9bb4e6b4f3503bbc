import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { Tour } from '../../shared/tour/tour';

/** Explains the address of the store, to an owner who has none yet. */
export function GeneralTourIsland(): ReactElement | null {
	const [ field ] = useState( () => document.getElementById( 'woocommerce_store_address' ) );
	const [ isOpen, setIsOpen ] = useState( true );
	if ( ! isOpen || ! field ) {
		return null;
	}
	function handleClose(): void {
		setIsOpen( false );
		// After the tour has returned the focus.
		setTimeout( () => field?.focus() );
	}
	return (
		<Tour
			anchor={ field.closest( 'table' ) ?? field }
			title={ __( 'Add your store location', 'woocommerce' ) }
			onClose={ handleClose }
			isInContent
			actions={
				<Button variant="primary" onClick={ handleClose }>
					{ __( 'Got it', 'woocommerce' ) }
				</Button>
			}
		>
			<p>
				{ __(
					'Add your store location details to help us configure shipping, taxes, currency and more in a fully automated way. Once done, click on the "Save" button at the end of the form.',
					'woocommerce'
				) }
			</p>
		</Tour>
	);
}
