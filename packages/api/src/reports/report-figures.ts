import { isObject } from '../core/is-object';
import { anything, listOf, mapped, numberOr, object, orNone, recordOf, requiredText, text, type Shape, type ValueOf } from '../core/shape';

/** Figures by field. Amounts have floating-point noise: round them for display. Null when the host does not know the figure. */
export type ReportFigures = Readonly< Record< string, number | null > >;

const figure = numberOr( null );

/** Shape of totals and subtotals. Lists and maps among the figures are left out. */
const figures: Shape< ReportFigures > = ( given, field ) => {
	const fields = recordOf( anything )( given, field );
	const plain = Object.entries( fields ).filter( ( [ , value ] ) => ! isObject( value ) && ! Array.isArray( value ) );
	return Object.fromEntries( plain.map( ( [ name, value ] ) => [ name, figure( value, `${ field }.${ name }` ) ] ) );
};

const segment = object( {
	/** Id of the compared item, for example of a product. */
	segment_id: text,
	/** Name of the item; empty for new and returning customers and for deleted items. */
	segment_label: text,
	subtotals: figures,
} );

/** Figures of one of the compared items. */
export interface ReportSegment extends ValueOf< typeof segment > {}

const segments = object( { segments: orNone( listOf( segment ), [] ) } );

/** Figures and, if the request has `segmentby`, the same figures by item. */
export interface DividedFigures {
	readonly figures: ReportFigures;
	readonly segments: readonly ReportSegment[];
}

/** Shape of the totals of a report, or the subtotals of an interval. */
export const dividedFigures: Shape< DividedFigures > = ( given, field ) => ( {
	figures: figures( given, field ),
	// PHP sends totals without figures as an empty list.
	segments: isObject( given ) ? segments( given, field ).segments : [],
} );

const wireInterval = object( {
	/** `2026-11-01 00`, `2026-11-01`, `2026-48` (week of the ISO year), `2026-11`, `2026-4` (quarter) or `2026`. */
	interval: requiredText,
	/** Store time, `2026-11-01 00:00:00`. The first and the last interval are cut to the requested range. */
	date_start: requiredText,
	date_end: requiredText,
	subtotals: dividedFigures,
} );

/** Shape of an interval of a report with its figures. */
export const reportInterval = mapped( wireInterval, ( { subtotals, ...interval } ) => ( { ...interval, ...subtotals } ) );

export type ReportInterval = ValueOf< typeof reportInterval >;
