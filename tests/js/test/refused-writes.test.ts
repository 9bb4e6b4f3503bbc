import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@store-admin/api';
import { onRest, restError } from '../fake-rest';
import type { FetcherCases } from '../../../packages/api/src/test/fetcher-case';
import { MARKETING_CASES } from '../../../packages/api/src/test/marketing-cases';
import { PAYMENT_CASES } from '../../../packages/api/src/test/payment-cases';
import { SET_UP_CASES } from '../../../packages/api/src/test/set-up-cases';
import { STORE_CASES } from '../../../packages/api/src/test/store-cases';
import { describeFailedWrite } from '../../../client/shared/write/describe-failed-write';

/** These tables contain every fetcher; a test of packages/api checks that none is missing. */
const FETCHERS: FetcherCases = { ...STORE_CASES, ...SET_UP_CASES, ...PAYMENT_CASES, ...MARKETING_CASES };
const WRITES = Object.entries( FETCHERS ).filter( ( [ , { route } ] ) => ! route.startsWith( 'GET ' ) );

/** Error codes of WordPress and the host for missing rights. */
const REFUSALS = [ 'rest_forbidden', 'woocommerce_rest_cannot_update', 'woocommerce_rest_cannot_edit', 'woocommerce_rest_cannot_view' ];

describe.each( WRITES )( '%s', ( _name, { call, route } ) => {
	test.each( REFUSALS )( 'SI2: with the error %s says that the account may not change this', async ( code ) => {
		onRest( route, restError( 403, code, 'Sorry, you are not allowed to view this.' ) );
		const error = await call().then(
			() => undefined,
			( thrown: ApiError ) => thrown
		);
		expect( describeFailedWrite( 'It was not saved.', error as ApiError ) ).toBe(
			'It was not saved. Your account is not allowed to change this. Ask the owner of the site for access.'
		);
	} );
} );
