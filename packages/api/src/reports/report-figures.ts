import { isObject } from '../core/is-object';
import { anything, listOf, mapped, numberOr, object, orNone, recordOf, requiredText, text, type Shape, type ValueOf } from '../core/shape';

/** Figures by field. Money has noise in its last digits; round for display. Null is a figure that the host does not know. */
export type ReportFigures = Readonly< Record< string, number | null > >;

const figure = numberOr( null );

/** Totals and subtotals: figures, and beside them lists and maps that are none. */
const figures: Shape< ReportFigures > = ( given, field ) => {
	const fields = recordOf( anything )( given, field );
	const plain = Object.entries( fields ).filter( ( [ , value ] ) => ! isObject( value ) && ! Array.isArray( value ) );
	return Object.fromEntries( plain.map( ( [ name, value ] ) => [ name, figure( value, `${ field }.${ name }` ) ] ) );
};

const segment = object( {
	/** What the figures are for, for example the id of a product. */
	segment_id: text,
	/** Its name as the host has it; empty for new and returning customers, and for what was deleted. */
	segment_label: text,
	subtotals: figures,
} );

/** The part of a total that belongs to one of the compared items. */
export interface ReportSegment extends ValueOf< typeof segment > {}

const segments = object( { segments: orNone( listOf( segment ), [] ) } );

/** Figures and, where the request names `segmentby`, the same by item. */
export interface DividedFigures {
	readonly figures: ReportFigures;
	readonly segments: readonly ReportSegment[];
}

/** The totals of a report, or the subtotals of an interval. */
export const dividedFigures: Shape< DividedFigures > = ( given, field ) => ( {
	figures: figures( given, field ),
	// PHP sends a total without figures as an empty list.
	segments: isObject( given ) ? segments( given, field ).segments : [],
} );

const wireInterval = object( {
	/** `2026-11-01 00`, `2026-11-01`, `2026-48` (week of the ISO year), `2026-11`, `2026-4` (quarter) or `2026`. */
	interval: requiredText,
	/** Store time, `2026-11-01 00:00:00`. The first and the last interval are cut to the range that was asked for. */
	date_start: requiredText,
	date_end: requiredText,
	subtotals: dividedFigures,
} );

/** An interval of a report with its figures. */
export const reportInterval = mapped( wireInterval, ( { subtotals, ...interval } ) => ( { ...interval, ...subtotals } ) );

export type ReportInterval = ValueOf< typeof reportInterval >;
