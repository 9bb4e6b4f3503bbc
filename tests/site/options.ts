import { parseArgs } from 'node:util';
import { SiteError } from './errors';
import { DEFAULT_DIR } from './paths';
import { isSeedSize, SEED_SIZES } from './seed-store';
import type { StartOptions } from './start-options';

const COMMANDS = [ 'start', 'stop', 'reset', 'info' ] as const;

export type Command = ( typeof COMMANDS )[ number ];

/** Options of the command line. */
export interface CommandLine {
	readonly command: Command;
	readonly dir: string;
	readonly start: StartOptions;
	readonly hasHelp: boolean;
	/** Whether the browser code is built when it is missing. */
	readonly hasBuild: boolean;
}

export const HELP = `Usage: npm start -- [options]     (also: npm run site:stop, site:reset, site:info)

  --wordpress DIR|ZIP|VERSION|npm      WordPress to use; default: earlier download, download, npm
  --woocommerce DIR|ZIP|VERSION|demo   host plugin; default: earlier download, download, demo store
  --db sqlite|mysql://user:pass@host:port/name
  --seed none|small|medium|large       made-up products and orders; default: small for a new store
  --port NUMBER                        default: 8888, or the next free one
  --dir DIR                            where the store lives; default: .site/store
  --sub-folder NAME                    serve the store at /NAME/
  --plain-permalinks                   addresses such as /?p=1, REST at /?rest_route=
  --plugin DIR                         another plugin to link and activate; may be repeated
  --workers NUMBER                     PHP processes that answer at the same time
  --downloads URL                      server to download from (or STORE_ADMIN_DOWNLOADS)
  --no-build                           do not build the browser code when it is missing

Environment: STORE_ADMIN_PHP (PHP to use), STORE_ADMIN_SITE_CACHE (folder for downloads).`;

const DEFAULT_PORT = 8888;

function isCommand( text: string ): text is Command {
	return COMMANDS.some( ( command ) => command === text );
}

function readNumber( flag: string, text: string | undefined, highest: number ): number | undefined {
	if ( text === undefined ) {
		return undefined;
	}
	const value = Number( text );
	if ( ! Number.isInteger( value ) || value < 1 || value > highest ) {
		throw new SiteError( 'bad-option', `--${ flag } ${ text } is not a number from 1 to ${ highest }.` );
	}
	return value;
}

function readSubFolder( text: string | undefined ): string | undefined {
	const folder = text?.replace( /^\/+|\/+$/g, '' );
	if ( folder !== undefined && ! /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/i.test( folder ) ) {
		throw new SiteError( 'bad-option', `--sub-folder ${ text } is not a folder name such as shop.` );
	}
	return folder;
}

function parse( args: readonly string[] ) {
	try {
		return parseArgs( {
			args: [ ...args ],
			allowPositionals: true,
			options: {
				wordpress: { type: 'string' },
				woocommerce: { type: 'string' },
				db: { type: 'string' },
				seed: { type: 'string' },
				port: { type: 'string' },
				dir: { type: 'string' },
				'sub-folder': { type: 'string' },
				'plain-permalinks': { type: 'boolean' },
				plugin: { type: 'string', multiple: true },
				workers: { type: 'string' },
				downloads: { type: 'string' },
				'no-build': { type: 'boolean' },
				help: { type: 'boolean', short: 'h' },
			},
		} );
	} catch ( error ) {
		throw new SiteError( 'bad-option', error instanceof Error ? error.message : String( error ), HELP );
	}
}

/** Removes options without a value, because a property that is undefined differs from a missing one. */
function given< T extends object >( values: {
	[ K in keyof T ]: T[ K ] | undefined;
} ): Partial< T > {
	const result: Partial< T > = {};
	for ( const key in values ) {
		const value = values[ key ];
		if ( value !== undefined ) {
			result[ key ] = value;
		}
	}
	return result;
}

/**
 * Parses the command line.
 *
 * @param args        arguments without program and script
 * @param environment environment variables
 * @throws SiteError `bad-option` with the option and its fault
 */
export function readCommandLine( args: readonly string[], environment: NodeJS.ProcessEnv = process.env ): CommandLine {
	const { values, positionals } = parse( args );
	const command = positionals[ 0 ] ?? 'start';
	if ( ! isCommand( command ) || positionals.length > 1 ) {
		throw new SiteError( 'bad-option', `Unknown command ${ positionals.join( ' ' ) }.`, HELP );
	}
	const { seed } = values;
	if ( seed !== undefined && seed !== 'none' && ! isSeedSize( seed ) ) {
		throw new SiteError( 'bad-option', `--seed ${ seed } is not one of none, ${ SEED_SIZES.join( ', ' ) }.` );
	}
	const dir = values.dir ?? DEFAULT_DIR;
	return {
		command,
		dir,
		hasHelp: values.help === true,
		hasBuild: values[ 'no-build' ] !== true,
		start: {
			dir,
			portsFrom: DEFAULT_PORT,
			wordpress: values.wordpress ?? 'auto',
			woocommerce: values.woocommerce ?? 'auto',
			isDetached: true,
			seedOfNewStore: 'small',
			...given< StartOptions >( {
				seed,
				port: readNumber( 'port', values.port, 65535 ),
				database: values.db,
				subFolder: readSubFolder( values[ 'sub-folder' ] ),
				hasPlainPermalinks: values[ 'plain-permalinks' ],
				plugins: values.plugin,
				workers: readNumber( 'workers', values.workers, 64 ),
				downloads: values.downloads ?? environment[ 'STORE_ADMIN_DOWNLOADS' ],
			} ),
		},
	};
}
