import { screen, within } from '@testing-library/react';
import { makeUser } from '../../../../../../tests/js/factories/make-user';
import { answer, onRest, restRequests, type RestRequest } from '../../../../../../tests/js/fake-rest';

interface FakeReport {
	/** Name of the report in its routes. */
	readonly name: string;
	/** Figures of the period; those of the compared year are half of them. */
	readonly totals: Readonly< Record< string, number > >;
	readonly rows: readonly object[];
}

const counts = ( total: number ) => ( { 'X-WP-Total': String( total ), 'X-WP-TotalPages': String( Math.ceil( total / 25 ) ) } );

/** Answers the stats route with one day. */
export function statsOf( totals: FakeReport[ 'totals' ] ) {
	return ( { query }: RestRequest ) => {
		const isPast = String( query[ 'after' ] ).startsWith( '2025' );
		const day = String( query[ 'after' ] ).slice( 0, 10 );
		const figures = Object.fromEntries( Object.entries( totals ).map( ( [ key, value ] ) => [ key, isPast ? value / 2 : value ] ) );
		const interval = { interval: day, date_start: `${ day } 00:00:00`, date_end: `${ day } 23:59:59`, subtotals: figures };
		return answer( 200, { totals: figures, intervals: [ interval ] }, counts( 1 ) );
	};
}

/** Answers the route of the rows. */
export function rowsOf( rows: readonly object[], total = rows.length ) {
	return () => answer( 200, rows, counts( total ) );
}

/** Answers all requests of a report, and returns what its tests look at. */
export function fakeReport( { name, totals, rows }: FakeReport ) {
	window.sessionStorage.clear();
	const statsRoute = `GET /wc-analytics/reports/${ name }/stats` as const;
	const rowsRoute = `GET /wc-analytics/reports/${ name }` as const;
	onRest( 'GET /wp/v2/users/me', makeUser( { [ `${ name }_report_columns` ]: '' } ) );
	onRest( statsRoute, statsOf( totals ) );
	onRest( rowsRoute, rowsOf( rows ) );
	return {
		statsRoute,
		rowsRoute,
		lastRowsQuery: () => restRequests( rowsRoute ).at( -1 )?.query,
	};
}

/** Address of a report with three days of November 2026. */
export function novemberOf( name: string, more = '' ): string {
	const range = 'period=custom&compare=previous_year&after=2026-11-01&before=2026-11-03';
	return `admin.php?page=wc-admin&path=%2Fanalytics%2F${ name }&${ range }${ more }`;
}

/** Returns the texts of the cells, without headings, row by row. */
export async function cellTexts( title: string ): Promise< readonly ( readonly ( string | null )[] )[] > {
	const table = await screen.findByRole( 'table', { name: title } );
	return within( table )
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) => [ ...row.querySelectorAll( 'th, td:not(.is-choice)' ) ].map( ( cell ) => cell.textContent ) );
}
