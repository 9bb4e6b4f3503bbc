import { aptInstall } from './apt-install';
import { SiteError } from './errors';
import { installCommandStart, installsWithoutAsking, systemOf, thisMachine, type Machine, type System } from './machine';
import type { Progress } from './progress';

const PACKAGES: Record< Exclude< System, 'other' >, readonly string[] > = {
	debian: [ 'php-cli', 'php-curl', 'php-gd', 'php-intl', 'php-mbstring', 'php-mysql', 'php-sqlite3', 'php-xml', 'php-zip' ],
	macos: [ 'php' ],
	fedora: 'php-cli php-pdo php-mbstring php-xml php-mysqlnd php-gd php-intl php-pecl-zip php-opcache'.split( ' ' ),
	alpine: [
		'php83',
		...'curl mbstring xml dom xmlwriter simplexml pdo_sqlite mysqli gd intl zip opcache ctype fileinfo session tokenizer iconv'
			.split( ' ' )
			.map( ( module ) => `php83-${ module }` ),
	],
	arch: [ 'php', 'php-sqlite', 'php-gd' ],
};

/**
 * The command that installs PHP on a machine.
 *
 * @param machine machine on which it will run
 */
export function installCommand( machine: Machine ): string {
	const system = systemOf( machine );
	return system === 'other'
		? 'install PHP 8.1 or newer with pdo_sqlite, mbstring, xml and curl'
		: `${ installCommandStart( machine ) } ${ PACKAGES[ system ].join( ' ' ) }`;
}

/**
 * Installs PHP from the distribution where that is harmless: as root on Debian or Ubuntu.
 *
 * @param why      what is wrong with the installed PHP
 * @param progress receives the progress
 * @param machine  this machine
 * @throws SiteError `php-missing` with the command to run
 */
export async function installPhp( why: string, progress: Progress, machine?: Machine ): Promise< void > {
	const here = machine ?? ( await thisMachine() );
	const command = installCommand( here );
	if ( ! installsWithoutAsking( here ) ) {
		throw new SiteError( 'php-missing', `${ why }.`, `Run this and start again:\n  ${ command }` );
	}
	progress.note( `${ why }: installing it from the distribution.\n  ${ command }` );
	progress.step( 'Installing PHP' );
	const { exitCode, stderr } = await aptInstall( PACKAGES.debian, ( line ) => progress.update( null, line ) );
	if ( exitCode !== 0 ) {
		throw new SiteError( 'php-missing', `PHP could not be installed: ${ stderr.trim() }`, `Run this and start again:\n  ${ command }` );
	}
	progress.done();
}
