import { describe, expect, it } from '@jest/globals';
import { cleanLine } from '../clean-line';

describe( 'cleanLine', () => {
	it.each( [
		[ '400 GET http://127.0.0.1:8888/wp-json/sample?_locale=user', '400 GET /wp-json/sample?_locale=…' ],
		[ 'admin.php?page=sample&_wpnonce=abc&tab=x', 'admin.php?page=sample&_wpnonce=…&tab=x' ],
		[ 'Nov 28 at 18:45', 'some time' ],
		[ '3 minutes ago', 'some time ago' ],
		[
			'[28-Nov-2026 18:00:00 UTC] PHP Warning: x in /tmp/store/public/wp-content/plugins/a.php',
			'PHP Warning: x in wp-content/plugins/a.php',
		],
		[ 'Error\n  at app.js:12:34', 'Error at app.js' ],
		[ 'Order 12', 'Order 12' ],
	] )( 'turns %j into %j', ( line, clean ) => {
		expect( cleanLine( line ) ).toBe( clean );
	} );
} );
