import { dayFormatter, TYPED_DAY } from './day-formatter';
import { withoutMarks } from './without-marks';

const LETTERS: Readonly< Partial< Record< Intl.DateTimeFormatPartTypes, string > > > = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Returns the pattern of a typed day in a language: `MM/DD/YYYY`, `DD.MM.YYYY`. */
export function typedDayPattern( locale: string ): string {
	const parts = dayFormatter( locale, TYPED_DAY ).formatToParts( 0 );
	return withoutMarks( parts.map( ( { type, value } ) => LETTERS[ type ] ?? value ).join( '' ) );
}
