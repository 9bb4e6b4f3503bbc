import { describe, expect, test } from '@jest/globals';
import { createReduxStore } from '@wordpress/data';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { userStore } from '../../index';
import { makeRegistry } from '../../test/make-registry';
import { parsePreferences, serializePreferences } from '../preferences';

const SAVE = 'POST /wp/v2/users/1';

async function loadedUser( meta: Record< string, string > ) {
	onRest( 'GET /wp/v2/users/me', makeUser( meta ) );
	const registry = makeRegistry();
	await registry.resolveSelect( userStore ).getCurrentUser();
	return { registry, select: registry.select( userStore ), dispatch: registry.dispatch( userStore ) };
}

test( 'preferences are JSON, plain words, or unset', () => {
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

describe( 'saving preferences', () => {
	test( 'shows them at once and sends them as strings', async () => {
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

	test( 'shows the old ones again when the server refused', async () => {
		const { select, dispatch } = await loadedUser( { homepage_layout: 'single_column' } );
		onRest( SAVE, restError( 500, 'broken', 'Broken.' ) );
		await expect( dispatch.updatePreferences( { homepage_layout: 'two_columns' } ) ).rejects.toMatchObject( {
			code: 'broken',
		} );
		expect( select.getPreferences()[ 'homepage_layout' ] ).toBe( 'single_column' );
	} );

	test( 'lets a failing save leave a later one alone', async () => {
		const { select, dispatch } = await loadedUser( { homepage_layout: 'single_column' } );
		const finish: ( ( body: unknown ) => void )[] = [];
		onRest( SAVE, () => new Promise( ( resolve ) => finish.push( resolve ) ) );
		const first = dispatch.updatePreferences( { homepage_layout: 'two_columns' } );
		const second = dispatch.updatePreferences( { android_app_banner_dismissed: 'yes' } );
		await Promise.resolve();
		finish[ 0 ]?.( restError( 500, 'broken', 'Broken.' ) );
		await expect( first ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.getPreferences() ).toMatchObject( {
			homepage_layout: 'single_column',
			android_app_banner_dismissed: 'yes',
		} );
		finish[ 1 ]?.( makeUser() );
		await second;
		expect( select.getPreferences()[ 'android_app_banner_dismissed' ] ).toBe( 'yes' );
	} );

	test( 'tells the store of WordPress when the page has it', async () => {
		const { registry, dispatch } = await loadedUser( {} );
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
		onRest( SAVE, makeUser( { homepage_layout: 'two_columns' } ) );
		await dispatch.updatePreferences( { homepage_layout: 'two_columns' } );
		expect( seen ).toMatchObject( [ { woocommerce_meta: { homepage_layout: 'two_columns' } } ] );
	} );
} );
