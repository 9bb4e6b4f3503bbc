import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Section, Stepper } from '@store-admin/components';
import { useAddressStep } from '../parts/address/use-address-step';
import type { StoreAddress, StoreAddressHook } from '../parts/address/use-store-address';
import type { TaxActions } from './use-tax-actions';

interface ManualTaxesProps {
	readonly store: StoreAddress;
	readonly saveAddress: StoreAddressHook[ 'save' ];
	readonly actions: TaxActions;
}

/** Shown where no service is available: the location, then a link to the rates. */
export function ManualTaxes( { store, saveAddress, actions }: ManualTaxesProps ): ReactElement {
	const address = useAddressStep( store, saveAddress );
	const { pending, failure, setUpManually, chargeNoTax } = actions;
	const isOn = store.general.woocommerce_calc_taxes === 'yes';
	const rates = (
		<div className="store-admin-task-step">
			{ ! isOn && (
				<p className="store-admin-task-fine-print">
					{ __( 'Configure also switches tax rates and calculations on.', 'store-admin' ) }
				</p>
			) }
			{ failure && <InlineError message={ failure } /> }
			<div className="store-admin-task-actions">
				<Button
					variant="primary"
					isBusy={ pending === 'manual' }
					isDisabled={ pending !== null && pending !== 'manual' }
					onClick={ () => void setUpManually() }
				>
					{ __( 'Configure', 'woocommerce' ) }
				</Button>
				<Button
					variant="quiet"
					isBusy={ pending === 'none' }
					isDisabled={ pending !== null && pending !== 'none' }
					onClick={ () => void chargeNoTax() }
				>
					{ __( "I don't charge sales tax", 'woocommerce' ) }
				</Button>
			</div>
		</div>
	);
	return (
		<Section label={ __( 'Set up taxes', 'store-admin' ) } isPadded>
			<Stepper
				label={ __( 'Set up taxes', 'store-admin' ) }
				currentKey={ address.isDone ? 'rates' : address.step.key }
				steps={ [
					address.step,
					{
						key: 'rates',
						label: __( 'Configure tax rates', 'woocommerce' ),
						description: __( 'Head over to the tax rate settings screen to configure your tax rates', 'woocommerce' ),
						content: rates,
					},
				] }
			/>
		</Section>
	);
}
