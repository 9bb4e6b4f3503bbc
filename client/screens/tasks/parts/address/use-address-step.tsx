import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { StepperStep } from '@store-admin/components';
import { AddressForm } from './address-form';
import type { StoreAddress, StoreAddressHook } from './use-store-address';

export interface AddressStepHook {
	/** Whether the address is complete and not being changed. */
	readonly isDone: boolean;
	readonly step: StepperStep;
}

/** The first step of tasks that depend on the location of the store. */
export function useAddressStep( store: StoreAddress, save: StoreAddressHook[ 'save' ] ): AddressStepHook {
	const [ isMoving, setIsMoving ] = useState( false );
	return {
		isDone: store.isComplete && ! isMoving,
		step: {
			key: 'store_location',
			label: __( 'Set store location', 'woocommerce' ),
			description: __( 'The address from which your business operates', 'woocommerce' ),
			onReturn: () => setIsMoving( true ),
			content: (
				<AddressForm
					initial={ store.address }
					places={ store.places }
					rulesOf={ store.rulesOf }
					save={ save }
					onSaved={ () => setIsMoving( false ) }
				/>
			),
		},
	};
}
