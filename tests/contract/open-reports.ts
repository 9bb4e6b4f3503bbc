import type { RunningSite } from '../site/start-options';
import { startSite } from '../site/start-site';
import { createReportReader, type Period, type ReportReader } from './report-reader';
import { signIn, type RestAnswer, type Session } from './rest-client';

/** A seeded store and a signed-in administrator, with reports of the last 60 days. */
export interface OpenReports extends ReportReader {
	readonly site: RunningSite;
	readonly admin: Session[ 'call' ];
	readonly period: Period;
	/** Runs a query that returns one number. {p} is replaced by the table prefix, {from} and {to} by the start and end of the period. */
	readonly select: ( sql: string ) => Promise< number >;
}

/**
 * Returns the number of rows on all pages, from the headers of an answer.
 *
 * @param answer the answer
 */
export function totalOf( answer: RestAnswer ): number {
	return Number( answer.headers.get( 'x-wp-total' ) );
}

/**
 * Starts a store with the small seed.
 *
 * @param portsFrom first port to try
 */
export async function openReports( portsFrom: number ): Promise< OpenReports > {
	const site = await startSite( { portsFrom, seed: 'small' } );
	const { call } = await signIn( site.url, site.user, site.password );
	const days = await site.runPhp( { code: "echo wp_date( 'Y-m-d', time() - 59 * DAY_IN_SECONDS ), ' ', wp_date( 'Y-m-d' );" } );
	const [ first, last ] = days.trim().split( ' ' );
	const period = { after: `${ first }T00:00:00`, before: `${ last }T23:59:59` };
	return {
		...createReportReader( call, period ),
		site,
		admin: call,
		period,
		select: async ( sql ) => {
			const filled = sql.replaceAll( '{from}', period.after.replace( 'T', ' ' ) ).replaceAll( '{to}', period.before.replace( 'T', ' ' ) );
			return Number( await site.runPhp( { code: "global $wpdb; echo $wpdb->get_var( str_replace( '{p}', $wpdb->prefix, $args[0] ) );" }, [ filled ] ) );
		},
	};
}
