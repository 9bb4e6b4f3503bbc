import { beforeEach, describe, expect, test } from '@jest/globals';
import fixture from '../../../../tests/contract/boot-settings.json';
import { BootError, can, getHostGlobals, getSettings, hasFeature, resetSettings } from '../index';

function putOnPage( name: string, value: unknown ) {
	( window as unknown as Record< string, unknown > )[ name ] = value;
}

beforeEach( () => {
	putOnPage( 'storeAdminSettings', structuredClone( fixture ) );
	putOnPage( 'wp', undefined );
	putOnPage( 'wc', undefined );
	resetSettings();
} );

describe( 'getSettings', () => {
	test( 'parses once and returns the same object ever after', () => {
		const settings = getSettings();
		putOnPage( 'storeAdminSettings', undefined );
		expect( getSettings() ).toBe( settings );
	} );

	test( 'throws when the server printed nothing', () => {
		putOnPage( 'storeAdminSettings', undefined );
		expect( () => getSettings() ).toThrow( BootError );
	} );
} );

test( 'can and hasFeature look names up', () => {
	putOnPage( 'storeAdminSettings', {
		...fixture,
		features: [ 'analytics' ],
		user: { ...fixture.user, capabilities: [ 'manage_woocommerce' ] },
	} );
	expect( can( 'manage_woocommerce' ) ).toBe( true );
	expect( can( 'install_plugins' ) ).toBe( false );
	expect( hasFeature( 'analytics' ) ).toBe( true );
	expect( hasFeature( 'marketing' ) ).toBe( false );
} );

describe( 'getHostGlobals', () => {
	test( 'has nothing on a page without extensions', () => {
		expect( getHostGlobals().navigation ).toBeUndefined();
		expect( getHostGlobals().components ).toBeUndefined();
	} );

	test( 'gives functions and components by name and refuses everything else', () => {
		const getHistory = () => 'history';
		const Memo = { $$typeof: Symbol.for( 'react.memo' ) };
		putOnPage( 'wc', { navigation: { getHistory, version: '1' } } );
		putOnPage( 'wp', { components: { SlotFillProvider: () => null, Memo } } );
		const { navigation, components } = getHostGlobals();
		expect( navigation?.getFunction( 'getHistory' ) ).toBe( getHistory );
		expect( navigation?.getFunction( 'version' ) ).toBeUndefined();
		expect( components?.getComponent( 'SlotFillProvider' ) ).toBeDefined();
		expect( components?.getComponent( 'Memo' ) ).toBe( Memo );
		expect( components?.getComponent( 'Absent' ) ).toBeUndefined();
	} );
} );
