import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import fixture from '../../../../tests/contract/boot-settings.json';
import { FACT_PARSERS } from '../fact-parsers';
import { BootError, getFacts, getSettings, onFactsChange, resetSettings, updateFacts, type FactName } from '../index';

function print( boot: unknown ) {
	( window as unknown as Record< string, unknown > )[ 'storeAdminSettings' ] = boot;
	resetSettings();
}

const allNames = Object.keys( FACT_PARSERS ) as FactName[];

beforeEach( () => print( structuredClone( fixture ) ) );

describe( 'getFacts', () => {
	test( 'returns what the server printed, for each fact that exists', () => {
		const facts = getFacts( { facts: allNames } );
		expect( { ...getSettings(), ...facts } ).toEqual( fixture );
	} );

	test( 'returns the same frozen object at each call with the same manifest', () => {
		const manifest = { facts: [ 'account', 'actionableStatuses' ] } as const;
		const facts = getFacts( manifest );
		print( undefined );
		print( structuredClone( fixture ) );
		expect( getFacts( manifest ) ).not.toBe( facts );
		expect( getFacts( manifest ) ).toBe( getFacts( manifest ) );
		expect( Object.isFrozen( facts.actionableStatuses ) ).toBe( true );
	} );

	test( 'returns only the facts that the manifest names, and its type has no others', () => {
		const facts = getFacts( { facts: [ 'jetpack' ] } as const );
		expect( Object.keys( facts ) ).toEqual( [ 'jetpack' ] );
		// @ts-expect-error -- the manifest does not name it.
		expect( facts.currency ).toBeUndefined();
	} );

	test( 'throws when the server did not print a fact that the manifest names', () => {
		const { currency: _unprinted, ...rest } = fixture;
		print( rest );
		expect( () => getFacts( { facts: [ 'currency' ] } ) ).toThrow( BootError );
		expect( () => getFacts( { facts: [ 'currency' ] } ) ).toThrow( /storeAdminSettings\.currency should be an object, it is missing/ );
		expect( getFacts( { facts: [ 'jetpack' ] } ) ).toEqual( { jetpack: 'absent' } );
	} );

	test( 'returns what was saved since, and tells those who listen', () => {
		const manifest = { facts: [ 'actionableStatuses', 'isUpdateModeUnset', 'jetpack' ] } as const;
		const before = getFacts( manifest );
		const listener = jest.fn();
		const stop = onFactsChange( listener );
		updateFacts( { actionableStatuses: [ 'failed' ], isUpdateModeUnset: false } );
		updateFacts( { actionableStatuses: [] } );
		expect( listener ).toHaveBeenCalledTimes( 2 );
		expect( getFacts( manifest ) ).toEqual( { ...before, actionableStatuses: [], isUpdateModeUnset: false } );
		expect( getFacts( manifest ) ).toBe( getFacts( manifest ) );
		stop();
		updateFacts( { jetpack: 'active' } );
		expect( listener ).toHaveBeenCalledTimes( 2 );
	} );

	test( 'takes the empty list that PHP encodes for an empty map', () => {
		print( { ...fixture, orderStatuses: [] } );
		expect( getFacts( { facts: [ 'orderStatuses' ] } ) ).toEqual( { orderStatuses: {} } );
	} );

	test.each( [
		[ 'breadcrumbs', [ [ 'admin.php' ] ], /storeAdminSettings\.breadcrumbs should hold titles/ ],
		[ 'breadcrumbs', {}, /storeAdminSettings\.breadcrumbs should be a list/ ],
		[ 'orderStatuses', { a: 1 }, /storeAdminSettings\.orderStatuses\.a should be a string/ ],
		[ 'account', null, /storeAdminSettings\.account should be an object, it is null/ ],
		[ 'jetpack', 'maybe', /storeAdminSettings\.jetpack should be one of absent, installed, active, connected/ ],
	] as const )( 'names the fact that is wrong: %s %j', ( name, value, message ) => {
		print( { ...fixture, [ name ]: value } );
		expect( () => getFacts( { facts: [ name ] } ) ).toThrow( message );
	} );
} );
