import { describe, expect, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import type { ReactNode } from 'react';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { useSettingDefinitions } from '../use-setting-definitions';

const GROUP = '/wc-analytics/settings/wc_admin';
const stored = ( value: string ) => ( { id: 'a', label: 'A', value, default: '' } );

interface Settings {
	readonly settings: Record< string, Record< string, object > >;
	readonly errors: Record< string, object >;
}

/** A store like the host's own: settings by id, changed in place, and an error that stays. */
function makeHostRegistry() {
	const registry = createRegistry();
	const NOTHING = {};
	registry.register(
		createReduxStore( 'wc/admin/settings-options', {
			reducer: (
				state: Settings = { settings: {}, errors: {} },
				action: { readonly type: string; readonly list?: readonly { readonly id: string }[]; readonly error?: unknown }
			) => {
				if ( action.type === 'FAIL' ) {
					return { ...state, errors: { wc_admin: { all: action.error } } };
				}
				if ( action.type === 'RECEIVE' ) {
					const group = ( state.settings[ 'wc_admin' ] ??= {} );
					action.list?.forEach( ( setting ) => ( group[ setting.id ] = setting ) );
					return { ...state, settings: { ...state.settings } };
				}
				return state;
			},
			actions: { receiveSettings: ( _group: string, list: unknown ) => ( { type: 'RECEIVE', list } ) },
			selectors: {
				getSettings: ( { settings }: Settings, group: string ) => settings[ group ] ?? NOTHING,
				getGroupError: ( { errors }: Settings, group: string ) => errors[ group ],
			},
			resolvers: {
				getSettings:
					() =>
					async ( { dispatch }: { readonly dispatch: ( action: object ) => void } ) => {
						try {
							dispatch( { type: 'RECEIVE', list: await apiFetch( { path: GROUP } ) } );
						} catch ( error ) {
							dispatch( { type: 'FAIL', error } );
							throw error;
						}
					},
			},
		} )
	);
	return registry;
}

function open( registry: ReturnType< typeof createRegistry > ) {
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( () => useSettingDefinitions( 'wc_admin' ), { wrapper } ).result;
}

describe.each( [
	[ 'our store', makeRegistry ],
	[ 'the store of the host', makeHostRegistry ],
] )( 'the definitions of settings in %s', ( _name, make ) => {
	test( 'HE4: are read, and show what was saved', async () => {
		onRest( `GET ${ GROUP }`, [ stored( 'old' ) ] );
		const result = open( make() );
		await waitFor( () => expect( result.current.settings ).toMatchObject( { status: 'ready', data: [ { id: 'a', value: 'old' } ] } ) );
		onRest( `POST ${ GROUP }/batch`, { update: [ stored( 'new' ) ] } );
		onRest( `GET ${ GROUP }`, [ stored( 'new' ) ] );
		await act( async () => result.current.save( { a: 'new' } ) );
		await waitFor( () => expect( result.current.settings ).toMatchObject( { status: 'ready', data: [ { id: 'a', value: 'new' } ] } ) );
	} );

	test( 'HE4: are failed when the answer has none', async () => {
		onRest( `GET ${ GROUP }`, [] );
		const result = open( make() );
		await waitFor( () => expect( result.current.settings.status ).toBe( 'failed' ) );
	} );

	test( 'can be read again after a failure', async () => {
		onRest( `GET ${ GROUP }`, restError( 403, 'rest_forbidden', 'No.' ) );
		const result = open( make() );
		await waitFor( () => expect( result.current.settings ).toMatchObject( { status: 'failed', error: { status: 403 } } ) );
		onRest( `GET ${ GROUP }`, [ stored( 'old' ) ] );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.settings ).toMatchObject( { status: 'ready', data: [ { value: 'old' } ] } ) );
	} );
} );
