import { normalise } from './normalise';
import type { Reading, ReportFacts, TableFacts } from './report-facts';

/** One value that differs. */
export interface Difference {
	/** The part of the report: "change of Returns", "row 3, Net sales". */
	readonly about: string;
	readonly host: string;
	readonly ours: string;
}

const NOTHING = '(nothing)';

function compareTexts( about: string, host: string, ours: string ): readonly Difference[] {
	return normalise( host ) === normalise( ours ) ? [] : [ { about, host, ours } ];
}

/** Compares lists in order, as one value when their lengths differ. */
function compareLists( about: string, host: readonly string[], ours: readonly string[] ): readonly Difference[] {
	return compareTexts( about, host.join( ' | ' ), ours.join( ' | ' ) );
}

function compareFigures( host: ReportFacts, ours: ReportFacts ): readonly Difference[] {
	const labels = ( { figures }: ReportFacts ) => figures.map( ( { label } ) => label );
	const known = new Map( ours.figures.map( ( figure ) => [ normalise( figure.label ), figure ] ) );
	return [
		...compareLists( 'figures', labels( host ), labels( ours ) ),
		...host.figures.flatMap( ( { label, value, change } ) => {
			const same = known.get( normalise( label ) );
			return same === undefined
				? []
				: [
						...compareTexts( `value of ${ label }`, value, same.value ),
						...compareTexts( `change of ${ label }`, change, same.change ),
					];
		} ),
	];
}

function compareRow(
	name: string,
	columns: readonly string[],
	host: readonly string[] = [],
	ours: readonly string[] = []
): readonly Difference[] {
	return host.length === ours.length
		? host.flatMap( ( cell, at ) => compareTexts( `${ name }, ${ columns[ at ] ?? at + 1 }`, cell, ours[ at ] ?? '' ) )
		: [ { about: name, host: host.join( ' | ' ) || NOTHING, ours: ours.join( ' | ' ) || NOTHING } ];
}

function compareTables( host: TableFacts, ours: TableFacts, prefix: string ): readonly Difference[] {
	const rowCount = Math.max( host.rows.length, ours.rows.length );
	return [
		...compareTexts( `${ prefix }title`, host.title, ours.title ),
		...compareLists( `${ prefix }columns`, host.columns, ours.columns ),
		...compareTexts( `${ prefix }number of rows`, String( host.rows.length ), String( ours.rows.length ) ),
		...Array.from( { length: rowCount }, ( _, at ) =>
			compareRow( `${ prefix }row ${ at + 1 }`, host.columns, host.rows[ at ], ours.rows[ at ] )
		).flat(),
		...compareTexts( `${ prefix }pages`, host.pages, ours.pages ),
		...compareLists( `${ prefix }totals`, host.totals, ours.totals ),
	];
}

function compareFacts( host: ReportFacts, ours: ReportFacts ): readonly Difference[] {
	const isSingle = host.tables.length === 1;
	return [
		...compareLists( 'errors', host.errors, ours.errors ),
		...compareFigures( host, ours ),
		...compareTexts( 'number of tables', String( host.tables.length ), String( ours.tables.length ) ),
		...host.tables.flatMap( ( table, at ) => {
			const same = ours.tables[ at ];
			return same === undefined ? [] : compareTables( table, same, isSingle ? '' : `table ${ table.title }: ` );
		} ),
	];
}

/**
 * Compares a report of both apps: figures, columns, rows in order, pages and totals.
 *
 * @param host with the host's own app
 * @param ours with ours
 */
export function compareReadings( host: Reading, ours: Reading ): readonly Difference[] {
	if ( 'facts' in host && 'facts' in ours ) {
		return compareFacts( host.facts, ours.facts );
	}
	const describe = ( reading: Reading ) => ( 'failure' in reading ? reading.failure : 'was read' );
	return [ { about: 'reading', host: describe( host ), ours: describe( ours ) } ];
}
