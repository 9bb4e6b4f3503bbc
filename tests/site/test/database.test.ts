import { describe, expect, it } from '@jest/globals';
import { describeDatabase, parseDatabase } from '../database';

describe( 'parseDatabase', () => {
	it( 'accepts SQLite', () => {
		expect( parseDatabase( 'sqlite' ) ).toEqual( { kind: 'sqlite' } );
	} );

	it( 'parses an address with a password that needs escaping', () => {
		expect( parseDatabase( 'mysql://me:p%40ss%2Fword@db.test:3307/shop' ) ).toEqual( {
			kind: 'mysql',
			user: 'me',
			password: 'p@ss/word',
			host: 'db.test',
			port: 3307,
			name: 'shop',
		} );
	} );

	it( 'adds the default port', () => {
		expect( parseDatabase( 'mariadb://me@localhost/shop' ) ).toMatchObject( { port: 3306, password: '' } );
	} );

	it.each( [ 'postgres://me@localhost/shop', 'mysql://me@localhost', 'mysql://me@localhost/', 'mysql://me@localhost/a/b', 'shop' ] )(
		'refuses %s',
		( text ) => {
			expect( () => parseDatabase( text ) ).toThrow( expect.objectContaining( { code: 'bad-option' } ) );
		}
	);
} );

describe( 'describeDatabase', () => {
	it( 'never shows the password', () => {
		const text = describeDatabase( parseDatabase( 'mysql://me:secret@localhost/shop' ) );
		expect( text ).toBe( 'mysql://me@localhost:3306/shop' );
	} );
} );
