import { describe, expect, it } from '@jest/globals';
import { installCommand, installPhp } from '../php-install';
import { silentProgress } from '../progress';

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const UBUNTU = 'ID=ubuntu\nID_LIKE=debian\n';

describe( 'installCommand', () => {
	it.each( [
		[ 'linux', DEBIAN, true, /^apt-get install .*php-sqlite3/ ],
		[ 'linux', UBUNTU, false, /^sudo apt-get install .*php-mbstring/ ],
		[ 'darwin', '', false, /^brew install php$/ ],
		[ 'linux', 'ID=fedora\n', false, /^sudo dnf install .*php-cli/ ],
		[ 'linux', 'ID=alpine\n', true, /^apk add php/ ],
		[ 'linux', 'ID=nixos\n', false, /PHP 8\.1 or newer/ ],
	] as const )( 'on %s with %j', ( platform, osRelease, isRoot, command ) => {
		expect( installCommand( { platform, osRelease, isRoot } ) ).toMatch( command );
	} );
} );

describe( 'installPhp', () => {
	it.each( [
		[ 'not root', { platform: 'linux', osRelease: DEBIAN, isRoot: false } ],
		[ 'not Debian', { platform: 'linux', osRelease: 'ID=fedora\n', isRoot: true } ],
	] as const )( 'prints the command instead when %s', async ( _case, machine ) => {
		await expect( installPhp( 'PHP is not installed', silentProgress, machine ) ).rejects.toMatchObject( {
			code: 'php-missing',
			message: 'PHP is not installed.',
			hint: expect.stringContaining( installCommand( machine ) ),
		} );
	} );
} );
