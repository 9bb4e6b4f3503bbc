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

/** A negative value in brackets: its percentage needs another explanation than that of a positive one. */
function negativeOf( value: string ): string {
	return normalise( value ).startsWith( '-' ) ? ` (${ normalise( value ) })` : '';
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
						...compareTexts( `change of ${ label }${ negativeOf( same.value ) }`, change, same.change ),
					];
		} ),
	];
}

/** The columns of both tables, each with its place in both. Cells are compared by column, so that one column more is one difference. */
function sharedColumns( host: TableFacts, ours: TableFacts ) {
	return host.columns.flatMap( ( column, at ) => {
		const place = ours.columns.findIndex( ( one ) => normalise( one ) === normalise( column ) );
		return place === -1 ? [] : [ { column, at, place } ];
	} );
}

function compareRow( name: string, hostTable: TableFacts, oursTable: TableFacts, at: number ): readonly Difference[] {
	const [ host = [], ours = [] ] = [ hostTable.rows[ at ], oursTable.rows[ at ] ];
	return host.length === hostTable.columns.length && ours.length === oursTable.columns.length
		? sharedColumns( hostTable, oursTable ).flatMap( ( shared ) =>
				compareTexts( `${ name }, ${ shared.column }`, host[ shared.at ] ?? '', ours[ shared.place ] ?? '' )
			)
		: compareLists( name, host.length > 0 ? host : [ NOTHING ], ours.length > 0 ? ours : [ NOTHING ] );
}

function compareTables( host: TableFacts, ours: TableFacts, prefix: string ): readonly Difference[] {
	const rowCount = Math.max( host.rows.length, ours.rows.length );
	return [
		...compareTexts( `${ prefix }title`, host.title, ours.title ),
		...compareLists( `${ prefix }columns`, host.columns, ours.columns ),
		...compareTexts( `${ prefix }number of rows`, String( host.rows.length ), String( ours.rows.length ) ),
		...Array.from( { length: rowCount }, ( _, at ) => compareRow( `${ prefix }row ${ at + 1 }`, host, ours, at ) ).flat(),
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
