import { parseArgs } from 'node:util';
import { parseCount, parsePattern } from '../site/parse-option';
import { SiteError } from '../site/errors';

/** Options of the command line. */
export interface TryOptions {
	/** Folder of the store. */
	readonly dir: string;
	/** Folders of plugins. */
	readonly plugins: readonly string[];
	/** File for the result as JSON, '' for none. */
	readonly json: string;
	/** Seconds for one page. */
	readonly seconds: number;
	/** Browsers that open pages at the same time. */
	readonly lanes: number;
	readonly isOnce: boolean;
	/** Pattern of the addresses to open; all when it is null. */
	readonly only: RegExp | null;
	readonly hasHelp: boolean;
}

export const HELP = `Usage: npm run try:extensions -- --site DIR [--plugin DIR]... [options]

  --site DIR        a store of "npm start -- --dir DIR", with a real WooCommerce and SQLite; it is left as it was
  --plugin DIR      a plugin to link and activate for the walk; may be repeated. Without one the host's own pages are opened
  --json FILE       write everything that differs as JSON too
  --seconds NUMBER  the longest time for one page; default: 60
  --lanes NUMBER    browsers that open pages at the same time; default: 2
  --only PATTERN    open only pages whose decoded address matches this regular expression
  --once            do not open pages that differ a second time; chance is not told from difference then

Exit status 1 when something differs that is not by design (tests/extension-walk/by-design.ts).`;

function parse( args: readonly string[] ) {
	try {
		return parseArgs( {
			args: [ ...args ],
			options: {
				site: { type: 'string' },
				plugin: { type: 'string', multiple: true },
				json: { type: 'string' },
				seconds: { type: 'string' },
				lanes: { type: 'string' },
				only: { type: 'string' },
				once: { type: 'boolean' },
				help: { type: 'boolean', short: 'h' },
			},
		} ).values;
	} catch ( error ) {
		throw new SiteError( 'bad-option', error instanceof Error ? error.message : String( error ), HELP );
	}
}

/**
 * Parses the command line.
 *
 * @param args arguments without program and script
 * @throws SiteError `bad-option` that says which and how
 */
export function parseOptions( args: readonly string[] ): TryOptions {
	const values = parse( args );
	const hasHelp = values.help === true;
	if ( values.site === undefined && ! hasHelp ) {
		throw new SiteError( 'bad-option', 'Name the store with --site DIR.', HELP );
	}
	return {
		dir: values.site ?? '',
		plugins: values.plugin ?? [],
		json: values.json ?? '',
		seconds: parseCount( 'seconds', values.seconds ?? '60' ),
		lanes: parseCount( 'lanes', values.lanes ?? '2' ),
		only: parsePattern( values.only ),
		isOnce: values.once === true,
		hasHelp,
	};
}
