import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import type { TaxActions } from './use-tax-actions';

interface OtherWaysProps {
	readonly actions: Pick< TaxActions, 'pending' | 'setUpManually' | 'chargeNoTax' >;
	readonly manualText: string;
	readonly isDisabled?: boolean;
}

/** Buttons for setting up taxes without a service. */
export function OtherWays( { actions, manualText, isDisabled = false }: OtherWaysProps ): ReactElement {
	const { pending, setUpManually, chargeNoTax } = actions;
	const isOther = ( action: string ) => isDisabled || ( pending !== null && pending !== action );
	return (
		<>
			<Button
				variant="quiet"
				isBusy={ pending === 'manual' }
				isDisabled={ isOther( 'manual' ) }
				onClick={ () => void setUpManually() }
			>
				{ manualText }
			</Button>
			<Button variant="quiet" isBusy={ pending === 'none' } isDisabled={ isOther( 'none' ) } onClick={ () => void chargeNoTax() }>
				{ __( "I don't charge sales tax", 'woocommerce' ) }
			</Button>
		</>
	);
}
