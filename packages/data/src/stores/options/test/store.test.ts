import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { settle } from '../../../../../../tests/js/settle';
import { loadOptions } from '../../../index';
import { makeRegistry } from '../../../test/make-registry';
import { optionsStore } from '../store';

const READ = 'GET /wc-admin/options';

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'getOption', () => {
	test( 'fetches the options that are requested within 100 ms in one request', async () => {
		onRest( READ, { a: '1', b: false, c: [] } );
		const registry = makeRegistry();
		const { getOption } = registry.resolveSelect( optionsStore );
		jest.useFakeTimers();
		const answers = [ getOption( 'a' ), getOption( 'b' ), getOption( 'a' ) ];
		await jest.advanceTimersByTimeAsync( 40 );
		answers.push( getOption( 'c' ) );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( await Promise.all( answers ) ).toEqual( [ '1', false, '1', [] ] );
		expect( restRequests().map( ( { query } ) => query ) ).toEqual( [ { options: 'a,b,c' } ] );
	} );

	test( 'sends a further request for a later option, and none for a known one', async () => {
		onRest( READ, ( { query }: { query: Record< string, string > } ) => ( { [ query[ 'options' ] ?? '' ]: 1 } ) );
		const { getOption } = makeRegistry().resolveSelect( optionsStore );
		await getOption( 'a' );
		await getOption( 'b' );
		await getOption( 'a' );
		expect( restRequests() ).toHaveLength( 2 );
	} );

	test( 'fails when the answer lacks the option', async () => {
		onRest( READ, [] );
		await expect( makeRegistry().resolveSelect( optionsStore ).getOption( 'a' ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
	} );

	test( 'keeps the error per option, and can be resolved again', async () => {
		onRest( READ, restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		await expect( registry.resolveSelect( optionsStore ).getOption( 'a' ) ).rejects.toMatchObject( { code: 'broken' } );
		expect( registry.select( optionsStore ).getOptionsRequestingError( 'a' ) ).toMatchObject( { code: 'broken' } );
		expect( registry.select( optionsStore ).getOptionsRequestingError( 'b' ) ).toBeUndefined();
		onRest( READ, { a: 1 } );
		await registry.dispatch( optionsStore ).invalidateResolution( 'getOption', [ 'a' ] );
		expect( await registry.resolveSelect( optionsStore ).getOption( 'a' ) ).toBe( 1 );
	} );
} );

describe( 'loadOptions', () => {
	test( 'fetches at once, in the given order, the options that were not requested before', async () => {
		onRest( READ, { b: 2, a: 1 } );
		const registry = makeRegistry();
		jest.useFakeTimers();
		await loadOptions( [ 'b', 'a' ], registry );
		jest.useRealTimers();
		expect( await registry.resolveSelect( optionsStore ).getOption( 'a' ) ).toBe( 1 );
		await loadOptions( [ 'a' ], registry );
		expect( restRequests().map( ( { query } ) => query ) ).toEqual( [ { options: 'b,a' } ] );
	} );

	test( 'keeps a failure where hooks find it', async () => {
		onRest( READ, restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		await loadOptions( [ 'a' ], registry );
		expect( registry.select( optionsStore ).hasResolutionFailed( 'getOption', [ 'a' ] ) ).toBe( true );
	} );
} );

describe( 'updateOptions', () => {
	test( 'shows the new value at once and resolves when it is saved', async () => {
		onRest( 'POST /wc-admin/options', { a: false } );
		const registry = makeRegistry();
		const select = registry.select( optionsStore );
		await registry.dispatch( optionsStore ).receiveOptions( { a: 'old' } );
		const saved = registry.dispatch( optionsStore ).updateOptions( { a: 'new' } );
		expect( select.getOption( 'a' ) ).toBe( 'new' );
		expect( select.isOptionsUpdating() ).toBe( true );
		expect( await saved ).toMatchObject( { success: true } );
		expect( select.isOptionsUpdating() ).toBe( false );
	} );

	test( 'saves two values in the order of the calls', async () => {
		const stored: unknown[] = [];
		let openGate: ( () => void ) | undefined;
		const gate = new Promise< void >( ( resolve ) => {
			openGate = resolve;
		} );
		onRest( 'POST /wc-admin/options', async ( { body }: { body: unknown } ) => {
			if ( restRequests( 'POST /wc-admin/options' ).length === 1 ) {
				await gate;
			}
			stored.push( body );
			return { a: true };
		} );
		const { updateOptions } = makeRegistry().dispatch( optionsStore );
		const writes = [ updateOptions( { a: 'first' } ), updateOptions( { a: 'second' } ) ];
		await settle();
		openGate?.();
		await Promise.all( writes );
		expect( stored ).toEqual( [ { a: 'first' }, { a: 'second' } ] );
	} );

	test( 'does not restore the old value over a later one', async () => {
		const registry = makeRegistry();
		onRest( 'POST /wc-admin/options', ( { body }: { body: { a: string } } ) =>
			body.a === 'first' ? restError( 500, 'broken', 'Broken.' ) : { a: true }
		);
		const { updateOptions, receiveOptions } = registry.dispatch( optionsStore );
		await receiveOptions( { a: 'before' } );
		await Promise.all( [ updateOptions( { a: 'first' } ), updateOptions( { a: 'second' } ) ] );
		expect( registry.select( optionsStore ).getOption( 'a' ) ).toBe( 'second' );
	} );

	test( 'shows the old value again when the server refuses, and resolves with the error', async () => {
		onRest( 'POST /wc-admin/options', restError( 403, 'woocommerce_rest_cannot_update', 'No.' ) );
		const registry = makeRegistry();
		await registry.dispatch( optionsStore ).receiveOptions( { a: 'old' } );
		expect( await registry.dispatch( optionsStore ).updateOptions( { a: 'new' } ) ).toMatchObject( {
			success: false,
			code: 'woocommerce_rest_cannot_update',
		} );
		expect( registry.select( optionsStore ).getOption( 'a' ) ).toBe( 'old' );
		expect( registry.select( optionsStore ).getOptionsUpdatingError() ).toMatchObject( { message: 'No.' } );
	} );
} );
