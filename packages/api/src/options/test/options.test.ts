import { expect, test } from '@jest/globals';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { fetchOptions, saveOptions } from '../../index';

test( 'fetchOptions sends the names separated by commas', async () => {
	onRest( 'GET /wc-admin/options', { a: '1', b: false } );
	expect( await fetchOptions( [ 'a', 'b' ] ) ).toEqual( { a: '1', b: false } );
	expect( restRequests()[ 0 ]?.query ).toEqual( { options: 'a,b' } );
} );

test( 'saveOptions returns for each option whether it changed', async () => {
	onRest( 'POST /wc-admin/options', { a: true, b: false } );
	expect( await saveOptions( { a: 1, b: 2 } ) ).toEqual( { a: true, b: false } );
} );

test( 'saveOptions without values accepts an empty PHP array', async () => {
	onRest( 'POST /wc-admin/options', [] );
	expect( await saveOptions( {} ) ).toEqual( {} );
} );
