import { __, sprintf } from '@wordpress/i18n';
import type { FieldDescription } from '../../../shared/form/field-description';
import type { Country } from '../../../shared/location/place-options';

/** The part of the answers that names a place. */
export type PlaceValues = { readonly country: string; readonly state: string };

const byName = ( left: { readonly label: string }, right: { readonly label: string } ) => left.label.localeCompare( right.label );

/** A place without a name is shown with its code. */
const toOption = ( { code, name }: { readonly code: string; readonly name: string } ) => ( { value: code, label: name || code } );

/** The changes that choosing a country makes: a state belongs to one country. */
export function placeChanges( changes: Partial< PlaceValues > ): Partial< PlaceValues > {
	return changes.country === undefined ? changes : { country: changes.country, state: '' };
}

/**
 * The fields for the country and, where it has states, the state. Both are native, so that a key jumps to a name and
 * browsers can fill them in.
 *
 * @param countries Countries of the store.
 * @param values    What is chosen.
 * @param label     The question for the country.
 */
export function placeFields(
	countries: readonly Country[],
	{ country }: PlaceValues,
	label: string
): readonly FieldDescription< PlaceValues >[] {
	const states = countries.find( ( { code } ) => code === country )?.states ?? [];
	return [
		{
			id: 'country',
			label,
			control: 'select',
			autoComplete: 'country',
			isRequired: true,
			options: [
				{ value: '', label: __( 'Select country/region', 'store-admin' ), isDisabled: true },
				...countries.map( toOption ).sort( byName ),
			],
			validate: ( value ) => ( value === '' ? __( 'Please select a country / region', 'woocommerce' ) : undefined ),
		},
		{
			id: 'state',
			label: __( 'State / Province', 'store-admin' ),
			control: 'select',
			autoComplete: 'address-level1',
			isRequired: true,
			isHidden: states.length === 0,
			options: [
				{ value: '', label: __( 'Select a state', 'store-admin' ), isDisabled: true },
				...states.map( toOption ).sort( byName ),
			],
			validate: ( value ) =>
				value === ''
					? sprintf(
							/* translators: %s: name of a country. */
							__( 'Choose the state or province of %s.', 'store-admin' ),
							countries.find( ( { code } ) => code === country )?.name ?? country
						)
					: undefined,
		},
	];
}
