import { describe, expect, test } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { ANSWER_READS } from './answer-reads';
import { makeRegistry } from './make-registry';
import { RECORD_READS } from './record-reads';

describe.each( [ ...RECORD_READS, ...ANSWER_READS ] )(
	'$store $selector',
	( { store, selector, args = [], route, query: asked, body, expected, error } ) => {
		test( 'sends one request, however often it is called', async () => {
			onRest( route, () => body );
			const registry = makeRegistry();
			const read = registry.resolveSelect( store )[ selector ];
			expect( await Promise.all( [ read?.( ...args ), read?.( ...args ) ] ) ).toEqual( [ expected, expected ] );
			await read?.( ...args );
			expect( restRequests() ).toHaveLength( 1 );
			if ( asked ) {
				expect( restRequests()[ 0 ]?.query ).toEqual( asked );
			}
		} );

		test( 'returns the same value while nothing has changed', async () => {
			onRest( route, () => body );
			const registry = makeRegistry();
			await registry.resolveSelect( store )[ selector ]?.( ...args );
			const read = registry.select( store )[ selector ];
			expect( read?.( ...structuredClone( args ) ) ).toBe( read?.( ...structuredClone( args ) ) );
		} );

		test( 'keeps an error for @wordpress/data and the public selector, and can be resolved again', async () => {
			onRest( route, restError( 500, 'broken', 'Broken.' ) );
			const registry = makeRegistry();
			await expect( registry.resolveSelect( store )[ selector ]?.( ...args ) ).rejects.toMatchObject( { code: 'broken' } );
			if ( error ) {
				const [ name, ...errorArgs ] = error;
				expect( registry.select( store )[ name ]?.( ...errorArgs ) ).toMatchObject( { code: 'broken' } );
			}
			onRest( route, () => body );
			await registry.dispatch( store )[ 'invalidateResolutionForStore' ]?.();
			expect( await registry.resolveSelect( store )[ selector ]?.( ...args ) ).toEqual( expected );
		} );
	}
);

test( 'getReportItems gives no indicators and sends no request when none is chosen', async () => {
	const registry = makeRegistry();
	expect( await registry.resolveSelect( 'wc/admin/reports' )[ 'getReportItems' ]?.( 'performance-indicators', {} ) ).toEqual( {
		data: [],
		totalResults: 0,
		totalPages: 0,
	} );
	expect( restRequests() ).toEqual( [] );
} );
