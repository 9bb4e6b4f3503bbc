import { readFile } from 'node:fs/promises';
import { SiteError } from './errors';
import type { Progress } from './progress';
import { runCommand } from './run-command';

const DEBIAN_PACKAGES = [ 'php-cli', 'php-curl', 'php-gd', 'php-intl', 'php-mbstring', 'php-mysql', 'php-sqlite3', 'php-xml', 'php-zip' ];

/** What decides how PHP can be installed here. */
export interface Machine {
	readonly platform: NodeJS.Platform;
	/** The file /etc/os-release, '' when there is none. */
	readonly osRelease: string;
	readonly isRoot: boolean;
}

async function thisMachine(): Promise< Machine > {
	return {
		platform: process.platform,
		osRelease: await readFile( '/etc/os-release', 'utf8' ).catch( () => '' ),
		isRoot: process.getuid?.() === 0,
	};
}

function isDebianLike( machine: Machine ): boolean {
	return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test( machine.osRelease );
}

/**
 * The one command that installs PHP on a machine.
 *
 * @param machine where it will run
 */
export function installCommand( machine: Machine ): string {
	if ( isDebianLike( machine ) ) {
		const sudo = machine.isRoot ? '' : 'sudo ';
		return `${ sudo }apt-get install -y --no-install-recommends ${ DEBIAN_PACKAGES.join( ' ' ) }`;
	}
	if ( machine.platform === 'darwin' ) {
		return 'brew install php';
	}
	if ( /^ID(_LIKE)?=.*\b(fedora|rhel)\b/m.test( machine.osRelease ) ) {
		return 'sudo dnf install -y php-cli php-pdo php-mbstring php-xml php-mysqlnd php-gd php-intl php-pecl-zip php-opcache';
	}
	if ( /^ID=.*\balpine\b/m.test( machine.osRelease ) ) {
		return 'apk add php83 php83-curl php83-mbstring php83-xml php83-dom php83-xmlwriter php83-simplexml php83-pdo_sqlite php83-mysqli php83-gd php83-intl php83-zip php83-opcache php83-ctype php83-fileinfo php83-session php83-tokenizer php83-iconv';
	}
	if ( /^ID(_LIKE)?=.*\barch\b/m.test( machine.osRelease ) ) {
		return 'sudo pacman -S php php-sqlite php-gd';
	}
	return 'install PHP 8.1 or newer with pdo_sqlite, mbstring, xml and curl';
}

/**
 * Installs PHP from the distribution where that is harmless: as root on Debian or Ubuntu.
 *
 * @param why      what is wrong with the PHP there is
 * @param progress where to say what is done
 * @param machine  where this runs
 * @throws SiteError `php-missing` with the one command to run
 */
export async function installPhp( why: string, progress: Progress, machine?: Machine ): Promise< void > {
	const here = machine ?? ( await thisMachine() );
	const command = installCommand( here );
	if ( ! here.isRoot || ! isDebianLike( here ) ) {
		throw new SiteError( 'php-missing', `${ why }.`, `Run this and start again:\n  ${ command }` );
	}
	progress.note( `${ why }: installing it from the distribution.\n  ${ command }` );
	progress.step( 'Installing PHP' );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const onLine = ( line: string ): void => progress.update( null, line );
	const update = await runCommand( 'apt-get', [ 'update' ], { env, onLine } );
	const install = await runCommand( 'apt-get', [ 'install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES ], { env, onLine } );
	if ( install.exitCode !== 0 ) {
		throw new SiteError(
			'php-missing',
			`PHP could not be installed: ${ install.stderr.trim() || update.stderr.trim() }`,
			`Run this and start again:\n  ${ command }`
		);
	}
	progress.done();
}
