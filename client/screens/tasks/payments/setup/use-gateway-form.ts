import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import type { PaymentGatewaysHook } from '@store-admin/data';
import { useForm, type FormHook } from '../../../../shared/form/use-form';
import { useAttempt } from '../../../../shared/write/use-attempt';
import { gatewayIdOf, type Gateway } from '../gateway';
import type { FieldValues } from '../gateway-field';
import { gatewayFields, gatewayValuesToStore, initialGatewayValues, type GatewayValues } from './gateway-fields';

export interface GatewayFormHook {
	/** The gateway's required settings. */
	readonly form: FormHook< GatewayValues >;
	/** Saves values without validation and finishes the set-up; forms of extensions call this. */
	readonly save: ( values: FieldValues ) => Promise< void >;
}

/**
 * The form for the required settings of a gateway. Saving enables the gateway.
 *
 * @param gateway       Payment gateway.
 * @param updateGateway Saves the gateway.
 * @param onSaved       Called when the gateway is set up.
 */
export function useGatewayForm(
	gateway: Gateway,
	updateGateway: PaymentGatewaysHook[ 'updateGateway' ],
	onSaved: () => void
): GatewayFormHook {
	const { id, requiredFields } = gateway;
	const problem = __( 'There was a problem saving your payment settings', 'woocommerce' );
	const write = useCallback(
		async ( settings: FieldValues ) =>
			updateGateway( gatewayIdOf( id ), { enabled: true, ...( Object.keys( settings ).length > 0 && { settings } ) } ),
		[ id, updateGateway ]
	);
	const form = useForm< GatewayValues >( {
		initial: initialGatewayValues( requiredFields ),
		fields: () => gatewayFields( requiredFields ),
		save: async ( values ) => write( gatewayValuesToStore( requiredFields, values ) ),
		problem,
		onSaved,
	} );
	const direct = useAttempt();
	const { attempt } = direct;
	const { forget } = form;
	const save = useCallback(
		async ( settings: FieldValues ) => {
			const handleSaved = () => {
				forget();
				onSaved();
			};
			await attempt( { problem, write: async () => write( settings ), isFinal: true, onDone: handleSaved } );
		},
		[ attempt, problem, write, forget, onSaved ]
	);
	return {
		form: { ...form, isBusy: form.isBusy || direct.isBusy, failure: direct.failure ?? form.failure },
		save,
	};
}
