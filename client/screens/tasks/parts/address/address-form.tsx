import { useRef, type ReactElement, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, ComboboxField, InlineError, TextField } from '@store-admin/components';
import { matchAutofill } from '../../../../shared/location/match-place';
import type { PlaceOption } from '../../../../shared/location/place-options';
import { UnsavedInputDialog } from '../../../../shared/unsaved-input/unsaved-input-dialog';
import type { Address } from './address';
import type { FieldRule, FieldRules } from './field-rules';
import { useAddressForm } from './use-address-form';
import '../style.scss';
import './style.scss';

export interface AddressFormProps {
	readonly initial: Address;
	readonly places: readonly PlaceOption[];
	readonly rulesOf: ( place: string ) => FieldRules;
	/** Rejects with an ApiError. */
	readonly save: ( address: Address ) => Promise< void >;
	readonly onSaved: ( address: Address ) => void;
	readonly submitLabel?: string;
	/** Whether street, post code and city are needed too. */
	readonly isWhole?: boolean;
	/** Actions beside the button. */
	readonly children?: ReactNode;
}

function labelOf( { label, isRequired }: FieldRule, isWhole: boolean ): string {
	/* translators: %s: name of a form field. */
	return isWhole && ! isRequired ? sprintf( __( '%s (optional)', 'store-admin' ), label ) : label;
}

interface AutofillProps {
	readonly places: readonly PlaceOption[];
	readonly onMatch: ( place: string ) => void;
}

/** Browsers fill in country and state as two plain fields; these take what they fill and choose the place. */
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

/** The address the business works from. Fields that a country does not write are not shown. */
export function AddressForm( {
	initial,
	places,
	rulesOf,
	save,
	onSaved,
	submitLabel = __( 'Continue', 'woocommerce' ),
	isWhole = false,
	children,
}: AddressFormProps ): ReactElement {
	const { address, errors, failure, isSaving, question, set, submit } = useAddressForm( { initial, isWhole, rulesOf, save, onSaved } );
	const rules = rulesOf( address.countryState );
	const isNeeded = ( { isRequired }: FieldRule ) => isWhole && isRequired;
	return (
		<>
			<form className="store-admin-address" noValidate onSubmit={ submit }>
				<div className="store-admin-address__fields">
					<ComboboxField
						className="store-admin-address__wide"
						label={ __( 'Country / Region *', 'woocommerce' ) }
						options={ places }
						value={ address.countryState }
						error={ errors.countryState }
						placeholder={ __( 'Type to search', 'store-admin' ) }
						isRequired
						onChange={ ( value ) => set( 'countryState', value ) }
					/>
					<PlaceAutofill places={ places } onMatch={ ( value ) => set( 'countryState', value ) } />
					{ ! rules.addressLine1.isHidden && (
						<TextField
							className="store-admin-address__wide"
							label={ labelOf( rules.addressLine1, isWhole ) }
							value={ address.addressLine1 }
							error={ errors.addressLine1 }
							autoComplete="address-line1"
							isRequired={ isNeeded( rules.addressLine1 ) }
							onChange={ ( value ) => set( 'addressLine1', value ) }
						/>
					) }
					{ ! rules.postCode.isHidden && (
						<TextField
							label={ labelOf( rules.postCode, isWhole ) }
							value={ address.postCode }
							error={ errors.postCode }
							autoComplete="postal-code"
							isRequired={ isNeeded( rules.postCode ) }
							onChange={ ( value ) => set( 'postCode', value ) }
						/>
					) }
					{ ! rules.city.isHidden && (
						<TextField
							className={ rules.postCode.isHidden ? 'store-admin-address__wide' : '' }
							label={ labelOf( rules.city, isWhole ) }
							value={ address.city }
							error={ errors.city }
							autoComplete="address-level2"
							isRequired={ isNeeded( rules.city ) }
							onChange={ ( value ) => set( 'city', value ) }
						/>
					) }
				</div>
				{ failure && <InlineError message={ failure } /> }
				<div className="store-admin-task-actions">
					<Button type="submit" variant="primary" isBusy={ isSaving }>
						{ submitLabel }
					</Button>
					{ children }
				</div>
			</form>
			<UnsavedInputDialog question={ question } />
		</>
	);
}
