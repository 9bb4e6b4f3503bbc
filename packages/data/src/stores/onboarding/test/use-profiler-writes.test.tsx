import { describe, expect, it } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { useProfilerWrites } from '../use-profiler-writes';

/** Renders the hook beside a store like that of an older host: it has one of the actions, which throws the body of a refusal. */
function openBesideOldHost() {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'wc/admin/onboarding', {
			reducer: ( state: object = {} ) => state,
			actions: {
				updateProfileItems: () => async () => {
					await Promise.resolve();
					// eslint-disable-next-line @typescript-eslint/only-throw-error -- The host's store throws the body of the answer.
					throw { code: 'refused', message: 'No.', data: { status: 403 } };
				},
			},
			selectors: {},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( useProfilerWrites, { wrapper } ).result.current;
}

const NO_ROUTE = restError( 404, 'rest_no_route', 'No route.' );

describe( 'useProfilerWrites beside the store of an older host', () => {
	it( 'HE2: rejects with the status 404 where the host has no route', async () => {
		onRest( 'POST /wc-admin/onboarding/profile/progress/core-profiler/complete', NO_ROUTE );
		onRest( 'POST /wc-admin/onboarding/profile/update-store-currency-and-measurement-units', NO_ROUTE );
		onRest( 'POST /wc-admin/launch-your-store/initialize-coming-soon', NO_ROUTE );
		const { completeStep, saveCurrencyAndUnits, hideNewStore } = openBesideOldHost();
		await expect( completeStep( 'plugins' ) ).rejects.toMatchObject( { name: 'ApiError', status: 404 } );
		await expect( saveCurrencyAndUnits( 'US' ) ).rejects.toMatchObject( { name: 'ApiError', status: 404 } );
		await expect( hideNewStore() ).rejects.toMatchObject( { name: 'ApiError', status: 404 } );
	} );

	it( 'HE2: leaves plugins to the server without an action of the store', async () => {
		onRest( 'POST /wc-admin/onboarding/plugins/install-and-activate-async', { job_id: 'a', status: 'pending', plugins: {} } );
		await openBesideOldHost().installInBackground( [ 'mail' ], 'test' );
		expect( restRequests( 'POST /wc-admin/onboarding/plugins/install-and-activate-async' )[ 0 ]?.body ).toEqual( {
			plugins: [ 'mail' ],
			source: 'test',
		} );
	} );

	it( 'HE2: rejects with the status of the refusal when answers are not saved', async () => {
		await expect( openBesideOldHost().saveAnswers( {} ) ).rejects.toMatchObject( { name: 'ApiError', status: 403 } );
	} );
} );
