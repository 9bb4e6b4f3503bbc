import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { sitePaths } from '../paths';
import type { SiteState } from '../site-state';
import { refuseForeignFolder, refuseOtherWishes } from '../store-wishes';
import { temporaryFolder } from './temporary-folder';

const inFolder = temporaryFolder();

function made( changes: Partial< SiteState > = {} ): SiteState {
	return {
		format: 1,
		isInstalled: true,
		makerPid: 1,
		token: 't',
		port: 8110,
		url: 'http://127.0.0.1:8110',
		subFolder: '',
		hasPlainPermalinks: false,
		database: { kind: 'sqlite' },
		wordpress: { asked: 'auto', version: '6.7', origin: 'npm' },
		host: { asked: 'demo', version: '10.5.0', origin: 'demo-store' },
		seed: '',
		...changes,
	};
}

describe( 'refuseOtherWishes', () => {
	it( 'accepts a store as it is when no other options are given', () => {
		expect( () => refuseOtherWishes( { wordpress: 'auto', woocommerce: 'auto' }, made() ) ).not.toThrow();
		expect( () => refuseOtherWishes( { database: 'sqlite', woocommerce: 'demo' }, made() ) ).not.toThrow();
	} );

	it.each( [
		[ { wordpress: '6.8' }, '--wordpress auto, not 6.8' ],
		[ { database: 'mysql://a@b/c' }, '--db SQLite, not mysql://a@b:3306/c' ],
		[ { subFolder: 'shop' }, '--sub-folder nothing, not shop' ],
		[ { hasPlainPermalinks: true }, '--plain-permalinks false, not true' ],
	] )( 'refuses %j', ( options, message ) => {
		expect( () => refuseOtherWishes( options, made() ) ).toThrow(
			expect.objectContaining( { code: 'other-settings', message: expect.stringContaining( message ) } )
		);
	} );

	it( 'allows seed data to be added once, and not to be changed', () => {
		expect( () => refuseOtherWishes( { seed: 'small' }, made() ) ).not.toThrow();
		expect( () => refuseOtherWishes( { seed: 'small' }, made( { seed: 'small' } ) ) ).not.toThrow();
		expect( () => refuseOtherWishes( { seed: 'medium' }, made( { seed: 'small' } ) ) ).toThrow( '--seed small, not medium' );
		expect( () => refuseOtherWishes( { seed: 'none' }, made() ) ).not.toThrow();
		expect( () => refuseOtherWishes( { seed: 'none' }, made( { seed: 'small' } ) ) ).toThrow( '--seed small, not none' );
		expect( () => refuseOtherWishes( { seedOfNewStore: 'small' }, made() ) ).not.toThrow();
	} );
} );

describe( 'refuseForeignFolder', () => {
	it( 'refuses to overwrite other files with a store', async () => {
		await expect( refuseForeignFolder( sitePaths( inFolder( 'new' ), '' ) ) ).resolves.toBeUndefined();
		await writeFile( inFolder( 'mine.txt' ), '' );
		await expect( refuseForeignFolder( sitePaths( inFolder( '' ), '' ) ) ).rejects.toMatchObject( { code: 'not-our-folder' } );
	} );
} );
