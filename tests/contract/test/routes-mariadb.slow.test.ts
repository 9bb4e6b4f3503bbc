import { afterAll, describe } from '@jest/globals';
import { startMariaDb, type MariaDb } from '../../run/mariadb';
import { startSite } from '../../site/start-site';
import { describeRoutes } from '../describe-routes';

describe( 'the demo store on MariaDB answers like a real store', () => {
	let database: MariaDb | undefined;
	describeRoutes( async () => {
		database = await startMariaDb();
		return await startSite( { portsFrom: 8230, seed: 'small', database: database.address } );
	} );
	// This hook runs after the one of describe-routes.ts, which drops the tables of the store.
	afterAll( () => database?.stop() );
} );
