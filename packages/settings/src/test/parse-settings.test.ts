import { describe, expect, test } from '@jest/globals';
import fixture from '../../../../tests/contract/boot-settings.json';
import { BootError } from '../boot-error';
import { parseSettings } from '../parse-settings';

describe( 'parseSettings', () => {
	test( 'accepts every field that the server prints on each page', () => {
		expect( fixture ).toMatchObject( parseSettings( fixture ) );
	} );

	test( 'returns an object that cannot be changed, deep down', () => {
		const settings = parseSettings( fixture );
		expect( Object.isFrozen( settings ) ).toBe( true );
		expect( Object.isFrozen( settings.locale ) ).toBe( true );
		expect( Object.isFrozen( settings.user.capabilities ) ).toBe( true );
	} );

	test( 'leaves the given object as it was', () => {
		const raw = structuredClone( fixture );
		parseSettings( raw );
		expect( Object.isFrozen( raw.features ) ).toBe( false );
	} );

	test( 'leaves out unknown fields', () => {
		expect( parseSettings( { ...fixture, secret: 'x' } ) ).not.toHaveProperty( 'secret' );
	} );

	test.each( [
		[ undefined, /boot object window\.storeAdminSettings is missing/ ],
		[ [], /boot object window\.storeAdminSettings is missing/ ],
		[ { ...fixture, adminUrl: undefined }, /storeAdminSettings\.adminUrl should be a string, it is missing/ ],
		[ { ...fixture, page: 'front' }, /storeAdminSettings\.page should be one of main, embed, it is "front"/ ],
		[ { ...fixture, user: { ...fixture.user, id: '1' } }, /storeAdminSettings\.user\.id should be a number/ ],
		[ { ...fixture, features: [ 1 ] }, /storeAdminSettings\.features should be a list of strings/ ],
		[ { ...fixture, isExtended: 'no' }, /storeAdminSettings\.isExtended should be true or false, it is "no"/ ],
		[ { ...fixture, locale: null }, /storeAdminSettings\.locale should be an object, it is null/ ],
	] )( 'names the part that is wrong (%#)', ( raw, message ) => {
		expect( () => parseSettings( raw ) ).toThrow( BootError );
		expect( () => parseSettings( raw ) ).toThrow( message );
	} );
} );
