import { parseArgs } from 'node:util';
import { parseCount, parsePattern } from '../site/parse-option';
import { SiteError } from '../site/errors';
import { REPORT_NAMES, type ReportName } from './addresses';

const RANGES = [
	'today',
	'yesterday',
	'week',
	'last_week',
	'month',
	'last_month',
	'quarter',
	'last_quarter',
	'year',
	'last_year',
] as const;

/** Options of the command line. */
export interface CompareOptions {
	/** Folder of the store. */
	readonly dir: string;
	readonly reports: readonly ReportName[];
	readonly ranges: readonly string[];
	/** Pattern of the queries to open; all when it is null. */
	readonly only: RegExp | null;
	/** Whether the host's own app is read both times. */
	readonly isSelf: boolean;
	/** Seconds for one page. */
	readonly seconds: number;
	/** File for everything that was read as JSON, '' for none. */
	readonly json: string;
	readonly hasHelp: boolean;
}

export const HELP = `Usage: npm run compare:reports -- --site DIR [options]

  --site DIR         a store of "npm start -- --dir DIR --woocommerce …"
  --reports A,B      reports to open; default: ${ REPORT_NAMES.join( ',' ) }
  --ranges A,B       date ranges; filters are tried in the last one; default: month,quarter,year
  --only PATTERN     open only queries that match this regular expression
  --self             read the host's own app both times; everything has to be the same then
  --seconds NUMBER   the longest time for one page; default: 120
  --json FILE        write everything that was read as JSON too

Exit status 1 when something differs that is not by design (tests/report-compare/by-design.ts).`;

function parse( args: readonly string[] ) {
	const text = { type: 'string' } as const;
	try {
		return parseArgs( {
			args: [ ...args ],
			options: {
				site: text,
				reports: text,
				ranges: text,
				only: text,
				seconds: text,
				json: text,
				self: { type: 'boolean' },
				help: { type: 'boolean', short: 'h' },
			},
		} ).values;
	} catch ( error ) {
		throw new SiteError( 'bad-option', error instanceof Error ? error.message : String( error ), HELP );
	}
}

function parseList< Name extends string >( flag: string, text: string, known: readonly Name[] ): readonly Name[] {
	return text.split( ',' ).map( ( part ) => {
		const name = known.find( ( one ) => one === part.trim() );
		if ( name === undefined ) {
			throw new SiteError( 'bad-option', `--${ flag } does not know "${ part.trim() }": choose from ${ known.join( ', ' ) }.` );
		}
		return name;
	} );
}

/**
 * Parses the command line.
 *
 * @param args arguments without program and script
 * @throws SiteError `bad-option` that says which and how
 */
export function parseOptions( args: readonly string[] ): CompareOptions {
	const values = parse( args );
	const hasHelp = values.help === true;
	if ( values.site === undefined && ! hasHelp ) {
		throw new SiteError( 'bad-option', 'Name the store with --site DIR.', HELP );
	}
	return {
		dir: values.site ?? '',
		reports: values.reports === undefined ? REPORT_NAMES : parseList( 'reports', values.reports, REPORT_NAMES ),
		ranges: parseList( 'ranges', values.ranges ?? 'month,quarter,year', RANGES ),
		only: parsePattern( values.only ),
		isSelf: values.self === true,
		seconds: parseCount( 'seconds', values.seconds ?? '120' ),
		json: values.json ?? '',
		hasHelp,
	};
}
