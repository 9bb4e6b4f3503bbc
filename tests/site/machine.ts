import { readFile } from 'node:fs/promises';

/** Facts that determine how programs are installed on this machine. */
export interface Machine {
	readonly platform: NodeJS.Platform;
	/** The file /etc/os-release, '' when there is none. */
	readonly osRelease: string;
	readonly isRoot: boolean;
}

/** Families of systems, each with one package manager. */
export type System = 'debian' | 'macos' | 'fedora' | 'alpine' | 'arch' | 'other';

/** Describes the machine that this process runs on. */
export async function thisMachine(): Promise< Machine > {
	return {
		platform: process.platform,
		osRelease: await readFile( '/etc/os-release', 'utf8' ).catch( () => '' ),
		isRoot: process.getuid?.() === 0,
	};
}

/**
 * The package manager of a machine.
 *
 * @param machine machine on which the packages will be installed
 */
export function systemOf( { platform, osRelease }: Machine ): System {
	const isLike = ( names: string ) => new RegExp( `^ID(_LIKE)?=.*\\b(${ names })\\b`, 'm' ).test( osRelease );
	if ( platform === 'darwin' ) {
		return 'macos';
	}
	if ( isLike( 'debian|ubuntu' ) ) {
		return 'debian';
	}
	if ( isLike( 'fedora|rhel' ) ) {
		return 'fedora';
	}
	if ( isLike( 'alpine' ) ) {
		return 'alpine';
	}
	return isLike( 'arch' ) ? 'arch' : 'other';
}

/**
 * The start of the command that installs packages; '' where the package manager is unknown.
 *
 * @param machine machine on which it will run
 */
export function installCommandStart( machine: Machine ): string {
	const sudo = machine.isRoot ? '' : 'sudo ';
	const starts: Record< System, string > = {
		debian: `${ sudo }apt-get install -y --no-install-recommends`,
		macos: 'brew install',
		fedora: `${ sudo }dnf install -y`,
		alpine: `${ sudo }apk add`,
		arch: `${ sudo }pacman -S --needed`,
		other: '',
	};
	return starts[ systemOf( machine ) ];
}

/**
 * Whether packages may be installed without asking: as root on Debian or Ubuntu, as in a new container.
 *
 * @param machine machine on which they would be installed
 */
export function installsWithoutAsking( machine: Machine ): boolean {
	return machine.isRoot && systemOf( machine ) === 'debian';
}
