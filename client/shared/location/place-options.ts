import { __, sprintf } from '@wordpress/i18n';
import type { ComboboxOption } from '@store-admin/components';
import type { Country as CountryAnswer } from '@store-admin/data';
import { plainText } from '../plain-text';

interface Place {
	readonly code: string;
	readonly name: string;
}

export interface Country extends Place {
	readonly states: readonly Place[];
}

/** A country, or one of its states; `value` is `CC` or `CC:state`, as the store saves it. */
export interface PlaceOption extends ComboboxOption {
	readonly country: Place;
	readonly state: Place | null;
}

function toPlace( { code, name }: Place ): Place {
	return { code, name: plainText( name ) };
}

/** Converts the names of countries and states to plain text. */
export function toCountries( countries: readonly CountryAnswer[] ): readonly Country[] {
	return countries.map( ( country ) => ( { ...toPlace( country ), states: country.states.map( toPlace ) } ) );
}

/**
 * Makes one alphabetical list of the countries without states and the states of all other countries.
 *
 * @param countries Countries of the store.
 */
export function toPlaceOptions( countries: readonly Country[] ): readonly PlaceOption[] {
	const options = countries.flatMap( ( country ): PlaceOption[] =>
		country.states.length === 0
			? [ { value: country.code, label: country.name, country, state: null } ]
			: country.states.map( ( state ) => ( {
					value: `${ country.code }:${ state.code }`,
					/* translators: 1: country, 2: state or province of it. */
					label: sprintf( __( '%1$s — %2$s', 'store-admin' ), country.name, state.name ),
					country,
					state,
				} ) )
	);
	return options.sort( ( left, right ) => left.label.localeCompare( right.label ) );
}

/**
 * Adds the saved place when it is not in the list: a country whose state was never chosen.
 *
 * @param options   Places to choose from.
 * @param countries Countries of the store.
 * @param place     `CC` or `CC:state`; '' when nothing is saved.
 */
export function withKeptPlace( options: readonly PlaceOption[], countries: readonly Country[], place: string ): readonly PlaceOption[] {
	const country = countries.find( ( { code } ) => code === toCountryCode( place ) );
	return country && ! options.some( ( { value } ) => value === place )
		? [ { value: place, label: country.name, country, state: null }, ...options ]
		: options;
}

/**
 * Splits the saved place into country and state.
 *
 * @param place `CC` or `CC:state`.
 */
export function toCountryCode( place: string ): string {
	return place.split( ':' )[ 0 ] ?? '';
}
