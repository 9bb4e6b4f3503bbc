import { useRef, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Form } from '../../../../shared/form/form';
import { FormFields } from '../../../../shared/form/form-fields';
import { useForm } from '../../../../shared/form/use-form';
import { matchAutofill } from '../../../../shared/location/match-place';
import type { PlaceOption } from '../../../../shared/location/place-options';
import { fieldOfSetting, type Address } from './address';
import { addressFields } from './address-fields';
import type { FieldRules } from './field-rules';
import './style.scss';

export interface AddressFormProps {
	readonly initial: Address;
	readonly places: readonly PlaceOption[];
	readonly rulesOf: ( place: string ) => FieldRules;
	/** Rejects with an ApiError. */
	readonly save: ( address: Address ) => Promise< void >;
	readonly onSaved: ( address: Address ) => void;
	readonly submitLabel?: string;
	/** Actions beside the button. */
	readonly children?: ReactNode;
}

interface AutofillProps {
	readonly places: readonly PlaceOption[];
	readonly onMatch: ( place: string ) => void;
}

/** Hidden text fields for country and state, which the browser's autofill can fill in. The matching place is then chosen. */
function PlaceAutofill( { places, onMatch }: AutofillProps ) {
	const filled = useRef( { country: '', state: '' } );
	const handle = ( name: 'country' | 'state', text: string ) => {
		filled.current = { ...filled.current, [ name ]: text };
		const match = matchAutofill( places, filled.current.country, filled.current.state );
		if ( match ) {
			onMatch( match.value );
		}
	};
	return (
		<span className="store-admin-address__autofill" aria-hidden="true">
			<input
				tabIndex={ -1 }
				name="country"
				autoComplete="country-name"
				onChange={ ( event ) => handle( 'country', event.target.value ) }
			/>
			<input
				tabIndex={ -1 }
				name="state"
				autoComplete="address-level1"
				onChange={ ( event ) => handle( 'state', event.target.value ) }
			/>
		</span>
	);
}

/** The address of the store. Fields that the country does not use are not shown. */
export function AddressForm( {
	initial,
	places,
	rulesOf,
	save,
	onSaved,
	submitLabel = __( 'Continue', 'woocommerce' ),
	children,
}: AddressFormProps ): ReactElement {
	const form = useForm< Address >( {
		initial,
		fields: ( { countryState } ) => addressFields( { places, rules: rulesOf( countryState ) } ),
		save,
		problem: __( 'There was a problem saving your store location', 'woocommerce' ),
		onSaved,
		fieldOf: fieldOfSetting,
	} );
	return (
		<Form form={ form } submitLabel={ submitLabel } actions={ children }>
			<div className="store-admin-address__fields">
				<FormFields form={ form } />
				<PlaceAutofill places={ places } onMatch={ ( value ) => form.change( 'countryState', value ) } />
			</div>
		</Form>
	);
}
