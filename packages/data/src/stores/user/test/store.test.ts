import { describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createReduxStore } from '@wordpress/data';
import { makeUser } from '../../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { settle } from '../../../../../../tests/js/settle';
import { userStore } from '../../../index';
import { makeRegistry } from '../../../test/make-registry';
import { parsePreferences, serializePreferences } from '../preferences';

const SAVE = 'POST /wp/v2/users/1';

async function loadedUser( meta: Record< string, string > ) {
	onRest( 'GET /wp/v2/users/me', makeUser( meta ) );
	const registry = makeRegistry();
	await registry.resolveSelect( userStore ).getCurrentUser();
	return { registry, select: registry.select( userStore ), dispatch: registry.dispatch( userStore ) };
}

test( 'getPreferences parses JSON, plain words and unset preferences', () => {
	expect( parsePreferences( { a: '["x"]', b: 'two_columns', c: '', d: '17' } ) ).toEqual( {
		a: [ 'x' ],
		b: 'two_columns',
		c: '',
		d: 17,
	} );
	expect( serializePreferences( { a: [ 'x' ], b: 'two_columns', c: 17, d: undefined } ) ).toEqual( {
		a: '["x"]',
		b: 'two_columns',
		c: '17',
		d: '""',
	} );
} );

/** Users that were passed to WordPress' own store of entities, when the page has it. */
function usersToldTo( registry: ReturnType< typeof makeRegistry > ): readonly unknown[] {
	const seen: unknown[] = [];
	registry.register(
		createReduxStore( 'core', {
			reducer: () => ( {} ),
			actions: {
				receiveCurrentUser: ( user: unknown ) => {
					seen.push( user );
					return { type: 'SEEN' };
				},
			},
		} )
	);
	return seen;
}

describe( 'updatePreferences', () => {
	test( 'shows preferences at once and sends them as strings', async () => {
		const { select, dispatch } = await loadedUser( { homepage_layout: 'single_column' } );
		onRest( SAVE, makeUser( { homepage_layout: 'two_columns' } ) );
		const saved = dispatch.updatePreferences( { homepage_layout: 'two_columns', homepage_stats: { hidden: [] } } );
		expect( select.getPreferences() ).toMatchObject( { homepage_layout: 'two_columns', homepage_stats: { hidden: [] } } );
		await saved;
		expect( select.getPreferences() ).toMatchObject( { homepage_layout: 'two_columns', homepage_stats: { hidden: [] } } );
		expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( {
			woocommerce_meta: { homepage_layout: 'two_columns', homepage_stats: '{"hidden":[]}' },
		} );
	} );

	test( 'shows the old preferences again when the server refuses', async () => {
		const { select, dispatch } = await loadedUser( { homepage_layout: 'single_column' } );
		onRest( SAVE, restError( 500, 'broken', 'Broken.' ) );
		await expect( dispatch.updatePreferences( { homepage_layout: 'two_columns' } ) ).rejects.toMatchObject( {
			code: 'broken',
		} );
		expect( select.getPreferences()[ 'homepage_layout' ] ).toBe( 'single_column' );
	} );

	test( 'keeps a later change when an earlier save fails', async () => {
		const { select, dispatch } = await loadedUser( { homepage_layout: 'single_column' } );
		const finish: ( ( body: unknown ) => void )[] = [];
		onRest( SAVE, () => new Promise( ( resolve ) => finish.push( resolve ) ) );
		const first = dispatch.updatePreferences( { homepage_layout: 'two_columns' } );
		const second = dispatch.updatePreferences( { android_app_banner_dismissed: 'yes' } );
		await waitFor( () => expect( finish ).toHaveLength( 1 ) );
		finish[ 0 ]?.( restError( 500, 'broken', 'Broken.' ) );
		await expect( first ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.getPreferences() ).toMatchObject( {
			homepage_layout: 'single_column',
			android_app_banner_dismissed: 'yes',
		} );
		await waitFor( () => expect( finish ).toHaveLength( 2 ) );
		finish[ 1 ]?.( makeUser() );
		await second;
		expect( select.getPreferences()[ 'android_app_banner_dismissed' ] ).toBe( 'yes' );
	} );

	test( 'saves two changes in the order of the calls', async () => {
		const { dispatch } = await loadedUser( {} );
		const stored: unknown[] = [];
		let openGate: ( () => void ) | undefined;
		const gate = new Promise< void >( ( resolve ) => {
			openGate = resolve;
		} );
		onRest( SAVE, async ( { body }: { body: unknown } ) => {
			// The first request is slower than the second, as it can be with several workers of the server.
			if ( restRequests( SAVE ).length === 1 ) {
				await gate;
			}
			stored.push( body );
			return makeUser();
		} );
		const first = dispatch.updatePreferences( { homepage_layout: 'two_columns' } );
		const second = dispatch.updatePreferences( { homepage_layout: 'single_column' } );
		await settle();
		openGate?.();
		await Promise.all( [ first, second ] );
		expect( stored ).toMatchObject( [
			{ woocommerce_meta: { homepage_layout: 'two_columns' } },
			{ woocommerce_meta: { homepage_layout: 'single_column' } },
		] );
	} );

	test( 'puts nothing into the store of WordPress when the answer is not a user', async () => {
		const { registry, dispatch } = await loadedUser( {} );
		const seen = usersToldTo( registry );
		onRest( SAVE, null );
		await expect( dispatch.updatePreferences( { homepage_layout: 'two_columns' } ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
		expect( seen ).toEqual( [] );
	} );

	test( 'puts the saved user into the store of WordPress when the page has it', async () => {
		const { registry, dispatch } = await loadedUser( {} );
		const seen = usersToldTo( registry );
		onRest( SAVE, makeUser( { homepage_layout: 'two_columns' } ) );
		await dispatch.updatePreferences( { homepage_layout: 'two_columns' } );
		expect( seen ).toMatchObject( [ { woocommerce_meta: { homepage_layout: 'two_columns' } } ] );
	} );
} );
