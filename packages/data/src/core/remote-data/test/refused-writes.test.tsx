import { describe, expect, it } from '@jest/globals';
import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, createRegistry, RegistryProvider, type DataRegistry } from '@wordpress/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answer, goOffline, htmlAnswer, onRest, restError, type Route } from '../../../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../../../tests/js/pass-time';
import { useManyNotesActions, useNoteActions } from '../../../stores/notes/use-notes';
import { useTaskActions } from '../../../stores/onboarding/use-task-actions';
import { usePaymentGateways } from '../../../stores/payment-gateways/use-payment-gateways';
import { useReviewActions } from '../../../stores/reviews/use-reviews';
import { makeRegistry } from '../../../test/make-registry';
import { rejectingWithApiError } from '../rejecting-with-api-error';

const NOTES = '/wc-analytics/admin/notes';

/** A store like the host's own: its actions send a request and throw without the reason when it is refused. */
function register( registry: DataRegistry, name: string, routes: Readonly< Record< string, ( id: unknown ) => Route > > ): void {
	const actionOf = ( routeOf: ( id: unknown ) => Route ) => ( id: unknown ) => async () => {
		const [ method = '', path = '' ] = routeOf( id ).split( ' ' );
		try {
			await apiFetch( { method, path, data: {} } );
		} catch {
			throw new Error();
		}
	};
	registry.register(
		createReduxStore( name, {
			reducer: ( state: object = {} ) => state,
			actions: Object.fromEntries( Object.entries( routes ).map( ( [ action, routeOf ] ) => [ action, actionOf( routeOf ) ] ) ),
			selectors: { getPaymentGateways: () => undefined, getPaymentGatewayError: () => undefined },
		} )
	);
}

function makeHostRegistry(): DataRegistry {
	const registry = createRegistry();
	register( registry, 'wc/admin/notes', {
		removeNote: ( id ) => `DELETE ${ NOTES }/delete/${ String( id ) }`,
		removeAllNotes: () => `DELETE ${ NOTES }/delete/all`,
		batchUpdateNotes: () => `PUT ${ NOTES }/update`,
	} );
	register( registry, 'wc/admin/onboarding', { snoozeTask: ( id ) => `POST /wc-admin/onboarding/tasks/${ String( id ) }/snooze` } );
	register( registry, 'wc/admin/reviews', { updateReview: ( id ) => `PUT /wc-analytics/products/reviews/${ String( id ) }` } );
	register( registry, 'wc/payment-gateways', { updatePaymentGateway: ( id ) => `PUT /wc/v3/payment_gateways/${ String( id ) }` } );
	return registry;
}

function renderWrites( registry: DataRegistry ) {
	onRest( 'GET /wc/v3/payment_gateways', [] );
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook(
		() => ( {
			...useNoteActions(),
			...useManyNotesActions(),
			...useTaskActions(),
			...useReviewActions(),
			...usePaymentGateways(),
		} ),
		{ wrapper }
	).result.current;
}

type Writes = ReturnType< typeof renderWrites >;

const WRITES: readonly ( readonly [ Route, ( writes: Writes ) => Promise< unknown > ] )[] = [
	[ 'DELETE /wc-analytics/admin/notes/delete/7', async ( { removeNote } ) => removeNote( 7 ) ],
	[ 'DELETE /wc-analytics/admin/notes/delete/all', async ( { removeAllNotes } ) => removeAllNotes() ],
	[ 'PUT /wc-analytics/admin/notes/update', async ( { batchUpdateNotes } ) => batchUpdateNotes( [ 7 ], { is_read: true } ) ],
	[ 'POST /wc-admin/onboarding/tasks/tax/snooze', async ( { snoozeTask } ) => snoozeTask( 'tax' ) ],
	[ 'PUT /wc-analytics/products/reviews/5', async ( { updateReview } ) => updateReview( 5, { status: 'approved' } ) ],
	[ 'PUT /wc/v3/payment_gateways/cod', async ( { updateGateway } ) => updateGateway( 'cod', { enabled: true } ) ],
];

describe.each( [
	[ 'our own stores', makeRegistry ],
	[ "the host's own stores", makeHostRegistry ],
] as const )( 'HE5: a write by %s rejects with the reason of the server:', ( _whose, make ) => {
	it.each( WRITES )( '%s', async ( route, write ) => {
		const writes = renderWrites( make() );
		onRest( route, restError( 403, 'forbidden', 'Sorry, no.' ) );
		await expect( write( writes ) ).rejects.toMatchObject( {
			name: 'ApiError',
			code: 'forbidden',
			status: 403,
			message: 'Sorry, no.',
		} );
		onRest( route, restError( 400, 'bad', 'The moon is too low.' ) );
		await expect( write( writes ) ).rejects.toMatchObject( { code: 'bad', status: 400, message: 'The moon is too low.' } );
		onRest( route, htmlAnswer( 500 ) );
		await expect( write( writes ) ).rejects.toMatchObject( { code: 'invalid_json', status: 500 } );
		onRest( route, answer( 200, {} ) );
		await expect( write( writes ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
		goOffline();
		await expect( write( writes ) ).rejects.toMatchObject( { name: 'ApiError', isOffline: true } );
	} );

	it( 'that it did not answer in 30 seconds', async () => {
		controlTime();
		const { snoozeTask } = renderWrites( make() );
		onRest( 'POST /wc-admin/onboarding/tasks/tax/snooze', async () => new Promise( () => undefined ) );
		const refusal = expect( snoozeTask( 'tax' ) ).rejects.toMatchObject( { name: 'ApiError', isTimeout: true } );
		await passTime( 30_000 );
		await refusal;
	} );
} );

describe( "the reason of a refused write by the host's own stores", () => {
	it( 'HE5: is told once, and not to an action that fails for another reason', async () => {
		const refuse = async () => apiFetch( { method: 'DELETE', path: `${ NOTES }/delete/7` } );
		const dismiss = rejectingWithApiError( async () => refuse().catch( async () => Promise.reject( new Error() ) ) );
		const failOtherwise = rejectingWithApiError( async () => Promise.reject( new Error( 'Another reason.' ) ) );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/7', restError( 403, 'forbidden', 'Sorry, no.' ) );
		await expect( dismiss() ).rejects.toMatchObject( { code: 'forbidden' } );
		await expect( refuse() ).rejects.toMatchObject( { code: 'forbidden' } );
		await expect( failOtherwise() ).rejects.toMatchObject( { name: 'ApiError', message: 'Another reason.' } );
		await expect( dismiss() ).rejects.toMatchObject( { name: 'ApiError', message: 'Sorry, no.' } );
		await expect( failOtherwise() ).rejects.toMatchObject( { message: 'Another reason.' } );
	} );
} );
