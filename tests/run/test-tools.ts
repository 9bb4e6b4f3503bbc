import { systemOf, installCommandStart, type Machine, type System } from '../site/machine';

/** The tools that a machine already has. */
export interface Present {
	/** Modules of PHP, in lower case; none when there is no PHP. */
	readonly phpModules: ReadonlySet< string >;
	readonly hasBrowser: boolean;
	readonly hasProgram: ( name: string ) => boolean;
}

interface Tool {
	/** Name for users. */
	readonly name: string;
	/** Whether `npm run check` needs it too. */
	readonly isForCheck?: boolean;
	readonly isPresent: ( present: Present ) => boolean;
	/** Packages that contain it, by system. On systems that are left out it is part of PHP. */
	readonly packages: Partial< Record< System, string > >;
}

const php = ( module: string, packages: Tool[ 'packages' ], isForCheck = false ): Tool => ( {
	name: `PHP with ${ module }`,
	isForCheck,
	isPresent: ( { phpModules } ) => phpModules.has( module ),
	packages,
} );

const program = ( name: string, packages: Tool[ 'packages' ], isForCheck = false ): Tool => ( {
	name,
	isForCheck,
	isPresent: ( { hasProgram } ) => hasProgram( name ),
	packages,
} );

const PHP = { macos: 'php', arch: 'php' };

const TOOLS: readonly Tool[] = [
	php( 'tokenizer', { ...PHP, debian: 'php-cli', fedora: 'php-cli', alpine: 'php83 php83-tokenizer' }, true ),
	php( 'dom', { ...PHP, debian: 'php-xml', fedora: 'php-xml', alpine: 'php83-dom php83-xml php83-simplexml php83-xmlwriter' }, true ),
	php( 'mbstring', { ...PHP, debian: 'php-mbstring', fedora: 'php-mbstring', alpine: 'php83-mbstring' }, true ),
	php( 'pdo_sqlite', { ...PHP, debian: 'php-sqlite3', fedora: 'php-pdo', alpine: 'php83-pdo_sqlite', arch: 'php-sqlite' } ),
	php( 'curl', { ...PHP, debian: 'php-curl', fedora: 'php-common', alpine: 'php83-curl' } ),
	php( 'mysqli', { ...PHP, debian: 'php-mysql', fedora: 'php-mysqlnd', alpine: 'php83-mysqli' } ),
	php( 'gd', { ...PHP, debian: 'php-gd', fedora: 'php-gd', alpine: 'php83-gd', arch: 'php-gd' } ),
	php( 'zip', { ...PHP, debian: 'php-zip', fedora: 'php-pecl-zip', alpine: 'php83-zip' } ),
	program( 'composer', { debian: 'composer', macos: 'composer', fedora: 'composer', alpine: 'composer', arch: 'composer' }, true ),
	program( 'unzip', { debian: 'unzip', fedora: 'unzip', alpine: 'unzip', arch: 'unzip' }, true ),
	program( 'mariadbd', { debian: 'mariadb-server', macos: 'mariadb', fedora: 'mariadb-server', alpine: 'mariadb', arch: 'mariadb' } ),
	{
		name: 'Chromium',
		isPresent: ( { hasBrowser } ) => hasBrowser,
		packages: { debian: 'chromium chromium-headless-shell', fedora: 'chromium', alpine: 'chromium', arch: 'chromium' },
	},
];

/** Ubuntu has Chromium only as a snap, which a container cannot install, and macOS has none, so Playwright downloads its own. */
export const PLAYWRIGHT_BROWSER = [ 'npx', 'playwright-core', 'install', '--with-deps', 'chromium' ] as const;

/** The tools that a machine lacks, and how to install them. */
export interface Lack {
	/** Names for users. */
	readonly names: readonly string[];
	/** Packages of the system. */
	readonly packages: readonly string[];
	/** Whether Playwright's own Chromium is needed as well. */
	readonly needsPlaywrightBrowser: boolean;
	/** The command that installs everything; '' for an unknown system. */
	readonly command: string;
}

const hasNoPackagedBrowser = ( { platform, osRelease }: Machine ) => platform === 'darwin' || /^ID=.*\bubuntu\b/m.test( osRelease );

/**
 * Compares the tools that the tests need with those of a machine.
 *
 * @param present tools of the machine
 * @param machine system of the machine, which determines the package names
 * @param isQuick whether only `npm run check` will run
 * @return null when nothing is missing
 */
export function findLack( present: Present, machine: Machine, isQuick: boolean ): Lack | null {
	const missing = TOOLS.filter( ( tool ) => ( ! isQuick || tool.isForCheck ) && ! tool.isPresent( present ) );
	if ( missing.length === 0 ) {
		return null;
	}
	const system = systemOf( machine );
	const needsPlaywrightBrowser = hasNoPackagedBrowser( machine ) && missing.some( ( { name } ) => name === 'Chromium' );
	const listed = missing
		.filter( ( { name } ) => ! ( needsPlaywrightBrowser && name === 'Chromium' ) )
		.flatMap( ( { packages } ) => packages[ system ]?.split( ' ' ) ?? [] );
	const packages = [ ...new Set( listed ) ];
	const start = installCommandStart( machine );
	const install = packages.length > 0 ? `${ start } ${ packages.join( ' ' ) }` : '';
	const commands = [ install, needsPlaywrightBrowser ? PLAYWRIGHT_BROWSER.join( ' ' ) : '' ].filter( Boolean );
	return {
		names: missing.map( ( { name } ) => name ),
		packages,
		needsPlaywrightBrowser,
		command: start === '' ? '' : commands.join( ' && ' ),
	};
}
