import { toSearchText } from '@store-admin/components';
import type { PlaceOption } from './place-options';
import { similarity } from './similarity';

/** The similarity from which a differently spelt name counts as a match. */
const LEAST_SIMILARITY = 0.7;
/** A shorter text is a code. */
const SHORTEST_NAME = 3;

/** The answer of a location service, with the service's field names. */
export interface FoundLocation {
	readonly country_short?: string;
	readonly region?: string;
	readonly city?: string;
}

function isSame( left: string, right: string ): boolean {
	return toSearchText( left ) === toSearchText( right );
}

function mostSimilar( options: readonly PlaceOption[], name: string, least: number ): PlaceOption | null {
	let best: PlaceOption | null = null;
	let bestScore = least;
	for ( const option of options ) {
		const score = similarity( toSearchText( option.state?.name ?? '' ), toSearchText( name ) );
		if ( score >= bestScore && ( best === null || score > bestScore ) ) {
			best = option;
			bestScore = score;
		}
	}
	return best;
}

function findState( options: readonly PlaceOption[], name: string, least: number ): PlaceOption | null {
	if ( name.trim() === '' ) {
		return null;
	}
	return options.find( ( { state } ) => state !== null && isSame( state.name, name ) ) ?? mostSimilar( options, name, least );
}

/**
 * Finds the place of a location: a country without states, or a state by its exact or a similar name. Some services send
 * the state as the city.
 *
 * @param options  Places of the store.
 * @param location The answer of the service.
 * @param least    The least similarity of a state's name, 0 to 1.
 */
export function matchLocation(
	options: readonly PlaceOption[],
	location: FoundLocation | null | undefined,
	least = LEAST_SIMILARITY
): PlaceOption | null {
	const code = location?.country_short?.toUpperCase();
	if ( ! code ) {
		return null;
	}
	const ofCountry = options.filter( ( { country } ) => country.code === code );
	const whole = ofCountry.find( ( { state } ) => state === null );
	return whole ?? findState( ofCountry, location?.region ?? '', least ) ?? findState( ofCountry, location?.city ?? '', least );
}

function matchesCountry( { country }: PlaceOption, text: string ): boolean {
	return text.length < SHORTEST_NAME
		? country.code === text.toUpperCase()
		: toSearchText( country.name ).startsWith( toSearchText( text ) );
}

/**
 * Finds the place that a browser's autofill entered as country and state, each by name or by code.
 *
 * @param options Places of the store.
 * @param country Text of the country field.
 * @param state   Text of the state field.
 * @return Null unless exactly one place matches.
 */
export function matchAutofill( options: readonly PlaceOption[], country: string, state: string ): PlaceOption | null {
	const [ countryText, stateText ] = [ country.trim(), state.trim() ];
	const candidates = countryText === '' ? options : options.filter( ( option ) => matchesCountry( option, countryText ) );
	if ( countryText !== '' && candidates.length === 1 ) {
		return candidates[ 0 ] ?? null;
	}
	if ( stateText === '' || ( countryText === '' && stateText.length < SHORTEST_NAME ) ) {
		return null;
	}
	const byCode = candidates.filter( ( option ) => option.state?.code.toUpperCase() === stateText.toUpperCase() );
	return byCode.length === 1 ? ( byCode[ 0 ] ?? null ) : findState( candidates, stateText, LEAST_SIMILARITY );
}
