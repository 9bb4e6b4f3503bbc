import { expect, test } from '@jest/globals';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { renderStoreHook } from '../../../test/render-store-hook';
import { useMagicLink } from '../use-magic-link';

const ROUTE = 'GET /wc-admin/mobile-app/send-magic-link';

test( 'useMagicLink resolves when the e-mail was sent', async () => {
	onRest( ROUTE, { code: 'success' } );
	await expect( renderStoreHook( useMagicLink ).current() ).resolves.toBeUndefined();
} );

test.each( [
	[ 'an error', restError( 500, 'jetpack_not_connected', 'Jetpack is not connected.' ), 'jetpack_not_connected' ],
	[ 'an unknown success code', { code: 'later' }, 'wrong_shape' ],
	[ 'an empty answer', [], 'wrong_shape' ],
] )( 'rejects on %s', async ( _name, body, code ) => {
	onRest( ROUTE, body );
	await expect( renderStoreHook( useMagicLink ).current() ).rejects.toMatchObject( { name: 'ApiError', code } );
} );
