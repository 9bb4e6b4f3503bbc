import { describe, expect, it } from '@jest/globals';
import { readCommandLine } from '../options';
import { DEFAULT_DIR } from '../paths';

describe( 'readCommandLine', () => {
	it( 'starts the best available store without options', () => {
		expect( readCommandLine( [], {} ) ).toMatchObject( {
			command: 'start',
			dir: DEFAULT_DIR,
			hasBuild: true,
			start: { dir: DEFAULT_DIR, wordpress: 'auto', woocommerce: 'auto', isDetached: true, seedOfNewStore: 'small' },
		} );
	} );

	it( 'returns the options', () => {
		const line = readCommandLine(
			[
				'start',
				...[ '--wordpress', '6.8.2', '--woocommerce', 'demo', '--db', 'mysql://a:b@c/d', '--seed', 'medium' ],
				...[
					'--port',
					'9000',
					'--dir',
					'/srv/x',
					'--sub-folder',
					'/shop/',
					'--plain-permalinks',
					'--plugin',
					'p',
					'--plugin',
					'q',
				],
				...[ '--workers', '2', '--no-build' ],
			],
			{ STORE_ADMIN_DOWNLOADS: 'http://127.0.0.1:1' }
		);
		expect( line.hasBuild ).toBe( false );
		expect( line.start ).toEqual( {
			dir: '/srv/x',
			portsFrom: 8888,
			wordpress: '6.8.2',
			woocommerce: 'demo',
			database: 'mysql://a:b@c/d',
			seed: 'medium',
			seedOfNewStore: 'small',
			port: 9000,
			subFolder: 'shop',
			hasPlainPermalinks: true,
			plugins: [ 'p', 'q' ],
			workers: 2,
			downloads: 'http://127.0.0.1:1',
			isDetached: true,
		} );
	} );

	it( 'requests a store without seed data with --seed none', () => {
		expect( readCommandLine( [ '--seed', 'none' ], {} ).start.seed ).toBe( 'none' );
	} );

	it.each( [
		[ [ 'begin' ], 'Unknown command begin' ],
		[ [ 'start', 'stop' ], 'Unknown command start stop' ],
		[ [ '--port', 'http' ], '--port http is not a number' ],
		[ [ '--port', '70000' ], '--port 70000 is not a number from 1 to 65535' ],
		[ [ '--workers', '0' ], '--workers 0' ],
		[ [ '--seed', 'huge' ], 'not one of none, small, medium, large' ],
		[ [ '--sub-folder', '../up' ], 'not a folder name' ],
		[ [ '--colour', 'red' ], 'colour' ],
	] )( 'refuses %j', ( args, message ) => {
		expect( () => readCommandLine( args, {} ) ).toThrow(
			expect.objectContaining( { code: 'bad-option', message: expect.stringContaining( message ) } )
		);
	} );
} );
