import { afterEach, expect, test } from '@jest/globals';
import { createReduxStore, createRegistry } from '@wordpress/data';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../tests/js/console-guard';
import { traced } from '../core/traced-store';

afterEach( forgetCulprits );

const failure = new Error( 'No such plugin.' );

function prepare() {
	const registry = createRegistry();
	const store = createReduxStore( 'wc/admin/plugins', {
		reducer: ( state: number = 0, { type }: { readonly type: string } ) => ( type === 'COUNT' ? state + 1 : state ),
		selectors: { getCount: ( state: number ) => state },
		actions: { count: () => ( { type: 'COUNT' } ), refuse: () => () => Promise.reject( failure ) },
	} );
	registry.register( traced( store ) );
	return { registry, actions: registry.dispatch( store ) };
}

/** Dispatches the event that a browser sends for an unhandled rejection; jsdom does not send it. */
function tellUnhandled( reason: unknown ): void {
	window.dispatchEvent( Object.assign( new Event( 'unhandledrejection' ), { reason } ) );
}

test( 'a traced action has the result of the original one', async () => {
	const { registry, actions } = prepare();
	await actions.count();
	expect( registry.select( 'wc/admin/plugins' ) ).toMatchObject( { getCount: expect.any( Function ) } );
	await expect( actions.refuse() ).rejects.toBe( failure );
} );

test( 'a traced action that rejects causes one warning when its caller does not handle that', async () => {
	const { actions } = prepare();
	await actions.refuse().catch( tellUnhandled );
	expectConsole( 'warn', /store wc\/admin\/plugins, action refuse.*was refused.*No such plugin/s );
	tellUnhandled( failure );
	tellUnhandled( new Error( 'Of somebody else' ) );
} );
