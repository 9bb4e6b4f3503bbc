import type { Query } from '@store-admin/query';
import { isCalendarDay } from './calendar-day';
import { textsIn } from './query-values';
import type { AdvancedFilter } from './filter-config';

type Given = Query[ string ];
type Value = string | readonly string[];

const BETWEEN = 'between';

/** Whether a text is valid for an input. Inputs of extensions accept any text, because their rules are unknown. */
function isPossible( text: string, { input }: AdvancedFilter ): boolean {
	if ( text.trim() === '' ) {
		return false;
	}
	if ( input.component === 'Number' || input.component === 'Currency' ) {
		return /^-?\d+(\.\d+)?$/.test( text );
	}
	if ( input.component === 'Date' ) {
		return isCalendarDay( text );
	}
	// An empty list accepts any text, because the choices may be loaded later.
	return input.component !== 'SelectControl' || ! input.options?.length || input.options.some( ( { value } ) => value === text );
}

function isInOrder( [ first = '', last = '' ]: readonly string[], component: string ): boolean {
	return component === 'Date' ? first <= last : ! ( Number( first ) > Number( last ) );
}

/** Parses a range: two values, of which the first must not be greater. */
function parseEnds( given: Given, filter: AdvancedFilter ): Value | undefined {
	const ends = textsIn( given ) ?? [];
	const isUsable = ends.length === 2 && ends.every( ( end ) => isPossible( end, filter ) ) && isInOrder( ends, filter.input.component );
	return isUsable ? ends : undefined;
}

/** Parses an attribute and its value: two ids, or two names for an attribute that belongs to a single product. */
function parseAttribute( given: Given ): Value | undefined {
	const pair = textsIn( given ) ?? [];
	return pair.length === 2 && pair.every( ( part ) => part.trim() !== '' ) ? pair : undefined;
}

/**
 * Parses one value of an advanced filter.
 *
 * @param given  Value from the address. Ids of a search are not parsed here, see `parseIds`.
 * @param filter Configuration of the filter.
 * @param rule   Rule of the filter; `between` needs two values.
 * @return Undefined when the value is invalid.
 */
export function parseAdvancedValue( given: Given, filter: AdvancedFilter, rule: string | null ): Value | undefined {
	if ( filter.input.component === 'ProductAttribute' ) {
		return parseAttribute( given );
	}
	if ( rule === BETWEEN ) {
		return parseEnds( given, filter );
	}
	return typeof given === 'string' && isPossible( given, filter ) ? given : undefined;
}
