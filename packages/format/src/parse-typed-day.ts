import { asciiDigits } from './ascii-digits';
import { dayFormatter, TYPED_DAY } from './day-formatter';
import { parseStoreDay } from './parse-store-day';
import type { StoreDay } from './store-time';
import { withoutMarks } from './without-marks';

/** Three numbers separated by a space or one punctuation mark. A short suffix may follow, as in Bulgarian. */
const NUMBERS = /^\s*(\d{1,4})(?:\s*[./,\-\u2010-\u2015]\s*|\s+)(\d{1,2})(?:\s*[./,\-\u2010-\u2015]\s*|\s+)(\d{1,4})([^\d]{0,4})$/;

type Part = 'day' | 'month' | 'year';

const isPart = ( type: string ): type is Part => type === 'day' || type === 'month' || type === 'year';

/** Order of the parts in a language, and the suffix after the last one. */
function partsOf( locale: string ): { readonly order: readonly Part[]; readonly tail: string } {
	const parts = dayFormatter( locale, TYPED_DAY ).formatToParts( 0 );
	const last = parts[ parts.length - 1 ];
	return { order: parts.map( ( { type } ) => type ).filter( isPart ), tail: last?.type === 'literal' ? last.value.trim() : '' };
}

/** A two-digit year belongs to this century, because no store has older orders. */
function fullYear( year: string ): string {
	return year.length === 2 ? `20${ year }` : year;
}

/**
 * Parses a typed day: in the order of the user's language with any usual separators and digits, or as `YYYY-MM-DD` in every language.
 *
 * @param text           The typed text.
 * @param options
 * @param options.locale Locale of the user, such as `de_DE` or `de-DE`.
 * @return The day; undefined when the text is not a day or the day does not exist, such as 30 February.
 */
export function parseTypedDay( text: string, { locale }: { readonly locale: string } ): StoreDay | undefined {
	const match = NUMBERS.exec( asciiDigits( withoutMarks( text ) ) );
	if ( ! match ) {
		return undefined;
	}
	const [ , first = '', second = '', third = '', end = '' ] = match;
	const { order, tail } = partsOf( locale );
	if ( ! [ '', '.', tail ].includes( end.trim() ) ) {
		return undefined;
	}
	const written: readonly Part[] = first.length === 4 ? [ 'year', 'month', 'day' ] : order;
	const values = [ first, second, third ];
	const value = ( part: Part ) => values[ written.indexOf( part ) ] ?? '';
	return parseStoreDay(
		`${ fullYear( value( 'year' ) ) }-${ value( 'month' ).padStart( 2, '0' ) }-${ value( 'day' ).padStart( 2, '0' ) }`
	);
}
