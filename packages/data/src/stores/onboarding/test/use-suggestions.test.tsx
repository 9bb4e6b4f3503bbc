import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { htmlAnswer, onRest, restRequests } from '../../../../../../tests/js/fake-rest';
import { renderStoreHook } from '../../../test/render-store-hook';
import { useFreeExtensions } from '../use-free-extensions';
import { useGatewaySuggestions } from '../use-gateway-suggestions';
import { useProfile } from '../use-profile';

describe( 'useGatewaySuggestions', () => {
	it( 'fetches the built-in list of the host when isDefault is true', async () => {
		onRest( 'GET /wc-admin/payment-gateway-suggestions', [ { id: 'bacs' } ] );
		const result = renderStoreHook( () => useGatewaySuggestions( true ) );
		await waitFor( () => expect( result.current.suggestions ).toMatchObject( { status: 'ready', data: [ { id: 'bacs' } ] } ) );
		expect( restRequests( 'GET /wc-admin/payment-gateway-suggestions' )[ 0 ]?.query ).toEqual( { force_default_suggestions: 'true' } );
	} );

	it( 'is failed when the read fails, and fetches again on retry', async () => {
		onRest( 'GET /wc-admin/payment-gateway-suggestions', htmlAnswer() );
		const result = renderStoreHook( () => useGatewaySuggestions() );
		await waitFor( () => expect( result.current.suggestions.status ).toBe( 'failed' ) );
		onRest( 'GET /wc-admin/payment-gateway-suggestions', [] );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.suggestions ).toMatchObject( { status: 'ready', data: [] } ) );
	} );
} );

describe( 'useFreeExtensions', () => {
	it( 'fetches the groups again on retry, and shows the old ones meanwhile', async () => {
		onRest( 'GET /wc-admin/onboarding/free-extensions', [ { key: 'task-list/grow', plugins: [] } ] );
		const result = renderStoreHook( useFreeExtensions );
		await waitFor( () => expect( result.current.groups ).toMatchObject( { status: 'ready', data: [ { key: 'task-list/grow' } ] } ) );
		onRest( 'GET /wc-admin/onboarding/free-extensions', [ { key: 'task-list/reach', plugins: [] } ] );
		act( () => result.current.retry() );
		expect( result.current.groups.status ).toBe( 'ready' );
		await waitFor( () => expect( result.current.groups ).toMatchObject( { data: [ { key: 'task-list/reach' } ] } ) );
	} );
} );

describe( 'useProfile', () => {
	it( 'fetches the answers of the wizard, and again after a failure', async () => {
		onRest( 'GET /wc-admin/onboarding/profile', htmlAnswer() );
		const result = renderStoreHook( useProfile );
		await waitFor( () => expect( result.current.profile.status ).toBe( 'failed' ) );
		onRest( 'GET /wc-admin/onboarding/profile', { business_choice: 'im_already_selling' } );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.profile ).toMatchObject( { data: { business_choice: 'im_already_selling' } } ) );
	} );
} );
