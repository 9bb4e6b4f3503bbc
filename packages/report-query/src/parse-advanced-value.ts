import type { Query } from '@store-admin/query';
import { isCalendarDay } from './calendar-day';
import { textsIn } from './query-values';
import type { AdvancedFilter } from './filter-config';

type Given = Query[ string ];
type Value = string | readonly string[];

const BETWEEN = 'between';

/** Whether one text is a possible value of an input. What an input of an extension takes is unknown, so any text is. */
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
	// Choices that come later, or from the server, are not in the list yet.
	return input.component !== 'SelectControl' || ! input.options?.length || input.options.some( ( { value } ) => value === text );
}

function isInOrder( [ first = '', last = '' ]: readonly string[], component: string ): boolean {
	return component === 'Date' ? first <= last : ! ( Number( first ) > Number( last ) );
}

/** Two ends, the smaller one first. */
function parseEnds( given: Given, filter: AdvancedFilter ): Value | undefined {
	const ends = textsIn( given ) ?? [];
	const isUsable = ends.length === 2 && ends.every( ( end ) => isPossible( end, filter ) ) && isInOrder( ends, filter.input.component );
	return isUsable ? ends : undefined;
}

/** An attribute and one of its values: two ids, or the two names of an attribute that one product alone has. */
function parseAttribute( given: Given ): Value | undefined {
	const pair = textsIn( given ) ?? [];
	return pair.length === 2 && pair.every( ( part ) => part.trim() !== '' ) ? pair : undefined;
}

/**
 * Parses one value of an advanced filter.
 *
 * @param given  What stands in the address. Ids of a search are parsed elsewhere, since they are joined into one text.
 * @param filter Its configuration.
 * @param rule   Its rule; `between` takes two ends.
 * @return Undefined when it cannot be used.
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
