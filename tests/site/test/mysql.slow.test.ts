import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMariaDb, type MariaDb } from '../../run/mariadb';
import { startSite } from '../start-site';
import { signIn } from './sign-in';

const SERVER = 'mariadbd';

const hasServer = spawnSync( SERVER, [ '--version' ] ).status === 0;

( hasServer ? describe : describe.skip )( 'a store on MariaDB', () => {
	let mariadb: MariaDb;

	beforeAll( async () => {
		mariadb = await startMariaDb();
	} );

	afterAll( () => {
		mariadb?.stop();
	} );

	it( 'a store is created in a database that does not exist yet, refuses to share it, and removes its tables', async () => {
		const database = `${ mariadb.address }2`;
		const site = await startSite( { portsFrom: 8145, database } );
		const get = await signIn( site );
		expect( ( await get( '/wp-admin/' ) ).status ).toBe( 200 );
		expect( await site.runPhp( { code: 'global $wpdb; echo $wpdb->get_var( "SELECT VERSION()" );' } ) ).toContain( 'MariaDB' );

		await expect( startSite( { portsFrom: 8145, database } ) ).rejects.toMatchObject( { code: 'database-not-empty' } );

		await site.stop();
		const again = await startSite( { portsFrom: 8145, database } );
		await again.stop();
	} );

	it( 'a store is refused with a wrong password, which is not printed', async () => {
		const database = mariadb.address.replace( ':store@', ':secret@' );
		const error: unknown = await startSite( { database } ).catch( ( reason: unknown ) => reason );
		expect( error ).toMatchObject( { code: 'database-refused', message: expect.stringContaining( 'Access denied' ) } );
		expect( JSON.stringify( error ) + String( error ) ).not.toContain( 'secret' );
	} );
} );
