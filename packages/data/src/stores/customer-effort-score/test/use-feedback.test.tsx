import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { expectConsole } from '../../../../../../tests/js/console-guard';
import { onRest, restRequests } from '../../../../../../tests/js/fake-rest';
import { saveOptions } from '../../../../../../tests/js/factories/save-options';
import { renderStoreHook } from '../../../test/render-store-hook';
import { useFeedback } from '../use-feedback';

const QUEUE = 'woocommerce_ces_tracks_queue';
const SHOWN = 'woocommerce_ces_shown_for_actions';

beforeEach( () => {
	Reflect.set( globalThis, 'pagenow', 'shop_order' );
	Reflect.set( globalThis, 'adminpage', 'post-php' );
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, 'pagenow' );
	Reflect.deleteProperty( globalThis, 'adminpage' );
} );

test( 'useFeedback gives the questions of this page only, and removes them from the queue', async () => {
	expectConsole( 'warn', /survey/ );
	const mine = { action: 'shop_order_update', title: 'How easy?', pagenow: 'shop_order', adminpage: 'post-php' };
	onRest( 'GET /wc-admin/options', { [ QUEUE ]: [ mine, { ...mine, action: 'other', pagenow: 'product' }, 'broken' ] } );
	onRest( 'POST /wc-admin/options', saveOptions );
	const result = renderStoreHook( useFeedback );
	await waitFor( () => expect( result.current.surveys ).toEqual( [ mine ] ) );
	await act( async () => void ( await result.current.forgetSurveys() ) );
	expect( restRequests( 'POST /wc-admin/options' )[ 0 ]?.body ).toEqual( {
		woocommerce_clear_ces_tracks_queue_for_page: { pagenow: 'shop_order', adminpage: 'post-php' },
	} );
} );

test.each( [
	[ 'nothing was asked before', false, [ [ 'mine' ] ] ],
	[ 'others were asked', [ 'other' ], [ [ 'other', 'mine' ] ] ],
	[ 'it was asked already', [ 'mine' ], [] ],
] )( 'rememberAction saves that something was asked when %s', async ( _name, stored, written ) => {
	onRest( 'GET /wc-admin/options', ( { query } ) => ( query[ 'options' ] === SHOWN ? { [ SHOWN ]: stored } : { [ QUEUE ]: false } ) );
	onRest( 'POST /wc-admin/options', saveOptions );
	const result = renderStoreHook( useFeedback );
	await act( async () => result.current.rememberAction( 'mine' ) );
	expect( restRequests( 'POST /wc-admin/options' ).map( ( { body } ) => ( body as Record< string, unknown > )[ SHOWN ] ) ).toEqual(
		written
	);
} );

test.each( [ 'mine', 7, [ {} ] ] )( 'rememberAction saves nothing over an option that is %j', async ( stored ) => {
	onRest( 'GET /wc-admin/options', ( { query } ) => ( query[ 'options' ] === SHOWN ? { [ SHOWN ]: stored } : { [ QUEUE ]: false } ) );
	const result = renderStoreHook( useFeedback );
	await act( async () => expect( result.current.rememberAction( 'mine' ) ).rejects.toMatchObject( { code: 'wrong_shape' } ) );
	expect( restRequests( 'POST /wc-admin/options' ) ).toEqual( [] );
} );
