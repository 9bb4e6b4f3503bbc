import { describe, expect, it } from '@jest/globals';
import { onRest } from '../../../../../tests/js/fake-rest';
import { activateMarketingPlugin } from '../marketing';

const ACTIVATE = 'POST /wc-admin/marketing/overview/activate-plugin';

describe( 'activateMarketingPlugin', () => {
	it.each( [ { status: 'success', message: 'Activated.' }, true ] )( 'succeeds when the server answers %j', async ( answer ) => {
		onRest( ACTIVATE, answer );
		await expect( activateMarketingPlugin( 'mail' ) ).resolves.toBeUndefined();
	} );

	it.each( [ {}, [], { status: 'error' }, { code: 'broken', message: 'No.' }, 'success', false ] )(
		'fails when the server answers %j, although its status is 200',
		async ( answer ) => {
			onRest( ACTIVATE, answer );
			await expect( activateMarketingPlugin( 'mail' ) ).rejects.toMatchObject( { name: 'ApiError' } );
		}
	);
} );
