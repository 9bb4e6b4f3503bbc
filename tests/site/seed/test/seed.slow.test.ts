import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findPhp } from '../../php-runtime';
import { silentProgress } from '../../progress';
import { runCommand } from '../../run-command';
import { startSite } from '../../start-site';
import type { RunningSite } from '../../start-options';

const SEED = path.join( __dirname, '../seed.php' );

interface Facts {
	readonly counts: Readonly< Record< string, number > >;
	readonly broken: Readonly< Record< string, number > >;
	readonly firstDay: string;
	readonly lastDay: string;
	readonly timeZone: string;
	readonly seed: string;
}

let site: RunningSite;
let binary: string;

async function seed( ...args: readonly string[] ) {
	return await runCommand( binary, [ SEED, `--path=${ site.wordpressDir }`, ...args ] );
}

async function ask( file: string ): Promise< unknown > {
	return JSON.parse( await site.runPhp( { file: path.join( __dirname, file ) } ) );
}

beforeAll( async () => {
	( { binary } = await findPhp( { needsMysql: false, progress: silentProgress } ) );
	site = await startSite( { portsFrom: 8150 } );
} );

afterAll( async () => {
	await site.stop();
} );

describe( 'the small seed', () => {
	let facts: Facts;

	beforeAll( async () => {
		const { exitCode, stdout, stderr } = await seed( '--size=small', '--now=2026-03-10T15:30:00' );
		expect( { exitCode, stderr } ).toEqual( { exitCode: 0, stderr: '' } );
		expect( stdout ).toMatch( /^progress \d+ [a-z ]+$/m );
		facts = ( await ask( 'facts.php' ) ) as Facts;
	} );

	it( 'has the rows of a small store', () => {
		expect( facts.counts ).toMatchObject( {
			products: 60,
			variations: 60,
			lookup: 120,
			customers: 300,
			orders: 2000,
			statuses: 7,
			coupons: 6,
			rates: 16,
			zones: 3,
			reviews: 42,
			reviewsHeld: 7,
			reviewsSpam: 1,
			noteTypes: 5,
		} );
		expect( facts.counts[ 'stats' ] ).toBe( 2000 + Number( facts.counts[ 'refunds' ] ) );
		expect( Object.entries( facts.counts ).filter( ( [ , rows ] ) => rows < 3 ) ).toEqual( [ [ 'reviewsSpam', 1 ] ] );
	} );

	it( 'has correct sums', () => {
		expect( Object.entries( facts.broken ).filter( ( [ , rows ] ) => rows !== 0 ) ).toEqual( [] );
	} );

	it( 'covers 14 months until the given day, in store time', () => {
		expect( facts.timeZone ).toBe( 'America/Chicago' );
		expect( facts.firstDay ).toMatch( /^2025-01-1\d$/ );
		expect( facts.lastDay ).toBe( '2026-03-10' );
	} );

	it( 'does nothing the second time', async () => {
		const { exitCode, stdout } = await seed( '--size=small' );
		expect( exitCode ).toBe( 0 );
		expect( stdout ).toContain( 'Already seeded (small).' );
		expect( ( await ask( 'facts.php' ) ) as Facts ).toEqual( facts );
	} );

	it( 'makes the same rows again after a reset', async () => {
		const first = await ask( 'checksum.php' );
		expect( ( await seed( '--size=small', '--now=2026-03-10T15:30:00', '--reset', '--quiet' ) ).exitCode ).toBe( 0 );
		expect( await ask( 'checksum.php' ) ).toEqual( first );
	} );

	it( 'starts over when the last run was interrupted', async () => {
		await site.runPhp( { code: "delete_option( 'store_admin_seed' );" } );
		const { exitCode, stdout } = await seed( '--size=small', '--now=2026-03-10T15:30:00' );
		expect( exitCode ).toBe( 0 );
		expect( stdout ).toContain( 'removing an unfinished seed' );
		expect( ( await ask( 'facts.php' ) ) as Facts ).toEqual( facts );
	} );

	it( 'makes other orders on another day', async () => {
		const first = ( await ask( 'checksum.php' ) ) as Record< string, string >;
		expect( ( await seed( '--size=small', '--now=2026-03-11T15:30:00', '--reset', '--quiet' ) ).exitCode ).toBe( 0 );
		const second = ( await ask( 'checksum.php' ) ) as Record< string, string >;
		expect( second[ 'wc_order_stats' ] ).not.toBe( first[ 'wc_order_stats' ] );
	} );
} );

describe( 'a seed that is refused', () => {
	it( 'says why the large one needs another database', async () => {
		const { exitCode, stderr } = await seed( '--size=large' );
		expect( exitCode ).toBe( 1 );
		expect( stderr ).toContain( 'The large seed needs MariaDB or MySQL' );
	} );

	it( 'names an unknown size', async () => {
		const { exitCode, stderr } = await seed( '--size=huge' );
		expect( exitCode ).toBe( 1 );
		expect( stderr ).toContain( "There is no size 'huge'" );
	} );

	it( 'says that WordPress is missing', async () => {
		const { exitCode, stderr } = await runCommand( binary, [ SEED, `--path=${ __dirname }`, '--size=small' ] );
		expect( exitCode ).toBe( 1 );
		expect( stderr ).toContain( 'There is no WordPress in' );
	} );
} );
