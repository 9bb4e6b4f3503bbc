import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { ApiError, PaymentGatewaysHook } from '@store-admin/data';
import { describeFailedWrite } from '../../../../shared/write/describe-failed-write';
import { useUnsavedInput, type UnsavedInput } from '../../../../shared/unsaved-input/use-unsaved-input';
import { gatewayIdOf, type Gateway } from '../gateway';
import { initialValues, missingValues, valuesToStore, type FieldValues } from '../gateway-field';

export interface GatewayFormHook extends Pick< UnsavedInput, 'question' > {
	readonly values: FieldValues;
	/** What is wrong, by field. */
	readonly errors: FieldValues;
	/** How often it was sent with something missing. */
	readonly refusals: number;
	readonly isBusy: boolean;
	readonly failure: string | undefined;
	readonly change: ( id: string, value: string ) => void;
	readonly submit: () => void;
	/** Saves values as they are and finishes; what forms of extensions call. */
	readonly save: ( values: FieldValues ) => Promise< void >;
}

/**
 * The form of a gateway's required settings. Saving switches the gateway on.
 *
 * @param gateway       Way to pay.
 * @param updateGateway Write.
 * @param onSaved       Called when it is set up.
 */
export function useGatewayForm(
	gateway: Gateway,
	updateGateway: PaymentGatewaysHook[ 'updateGateway' ],
	onSaved: () => void
): GatewayFormHook {
	const { id, requiredFields } = gateway;
	const [ changed, setChanged ] = useState< FieldValues >( {} );
	const [ errors, setErrors ] = useState< FieldValues >( {} );
	const [ refusals, setRefusals ] = useState( 0 );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< string | undefined >();
	const shown = initialValues( requiredFields );
	const values = { ...shown, ...changed };
	const { question, forget } = useUnsavedInput( Object.entries( changed ).some( ( [ field, value ] ) => value !== shown[ field ] ) );

	const save = useCallback(
		async ( settings: FieldValues ) => {
			setIsBusy( true );
			setFailure( undefined );
			try {
				await updateGateway( gatewayIdOf( id ), { enabled: true, ...( Object.keys( settings ).length > 0 && { settings } ) } );
				// Saved, the form stays busy until it has given way: a second press would save once more.
				forget();
				onSaved();
			} catch ( error ) {
				setFailure(
					describeFailedWrite( __( 'There was a problem saving your payment settings', 'woocommerce' ), error as ApiError )
				);
				setIsBusy( false );
			}
		},
		[ id, updateGateway, onSaved, forget ]
	);

	const submit = () => {
		const missing = missingValues( requiredFields, values );
		setErrors( missing );
		if ( Object.keys( missing ).length > 0 ) {
			setRefusals( ( count ) => count + 1 );
		} else if ( ! isBusy ) {
			void save( valuesToStore( requiredFields, values ) );
		}
	};
	const change = ( field: string, value: string ) => {
		setChanged( ( current ) => ( { ...current, [ field ]: value } ) );
		setErrors( ( { [ field ]: _gone, ...rest } ) => rest );
	};
	return { values, errors, refusals, isBusy, failure, question, change, submit, save };
}
