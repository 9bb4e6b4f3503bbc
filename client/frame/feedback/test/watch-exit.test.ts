import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addExitPage } from '../exit-pages';
import { exitPageOf } from '../exit-place';
import { watchExit } from '../watch-exit';

const stored = () => JSON.parse( window.localStorage.getItem( 'customer-effort-score-exit-page' ) ?? '[]' ) as unknown;
let stop = () => {};

function standOn( pagenow: string, adminpage: string, search = '' ) {
	document.body.innerHTML = '<form id="mainform"><input name="city"></form><input name="search">';
	stop = watchExit( exitPageOf( { pagenow, adminpage }, search ), search );
}

const change = ( name: string ) =>
	document.querySelector( `[name="${ name }"]` )?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
const submit = () => document.forms[ 0 ]?.dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );
const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );

beforeEach( () => window.localStorage.clear() );
afterEach( () => {
	stop();
	document.body.replaceChildren();
} );

describe( 'watchExit', () => {
	test( 'saves a screen that is left with unsaved input', () => {
		standOn( 'product', 'post-php' );
		change( 'city' );
		leave();
		expect( stored() ).toEqual( [ 'product_edit_view' ] );
	} );

	test.each( [
		[ 'unchanged', () => {} ],
		[ 'after input outside of the form', () => void change( 'search' ) ],
		[
			'after its form was submitted',
			() => {
				change( 'city' );
				submit();
			},
		],
	] )( 'does not save a screen that is left %s', ( _how, act ) => {
		standOn( 'woocommerce_page_wc-settings', 'woocommerce_page_wc-settings', '?page=wc-settings' );
		act();
		leave();
		expect( stored() ).toEqual( [] );
	} );

	test( 'removes a screen whose form is submitted later', () => {
		addExitPage( 'settings_change' );
		standOn( '', '', '?page=wc-settings' );
		submit();
		expect( stored() ).toEqual( [] );
	} );

	test( 'does not watch other screens', () => {
		standOn( 'edit-product', 'edit-php' );
		change( 'city' );
		leave();
		expect( stored() ).toEqual( [] );
	} );

	test( 'saves an import on its first page and removes it on its last', () => {
		standOn( '', '', '?post_type=product&page=product_importer' );
		expect( stored() ).toEqual( [ 'import_products' ] );
		standOn( '', '', '?post_type=product&page=product_importer&step=done' );
		expect( stored() ).toEqual( [] );
	} );
} );

test.each( [
	[ 'product', 'post-php', '?post=5&action=edit', 'product_edit_view' ],
	[ 'product', 'post-new-php', '?post_type=product', 'product_add_view' ],
	[ 'shop_order', 'post-php', '?post=5', 'shop_order_update' ],
	[ 'shop_order', 'post-new-php', '', 'shop_order_update' ],
	[ 'woocommerce_page_wc-orders', '', '?page=wc-orders&action=edit&id=5', 'shop_order_update' ],
	[ 'woocommerce_page_wc-orders', '', '?page=wc-orders', undefined ],
	[ 'edit-product', 'edit-php', '?post_type=product', undefined ],
	[ 'post', 'post-php', '?post=5', undefined ],
	[ 'woocommerce_page_wc-admin', '', '?page=wc-admin', undefined ],
] )( 'exitPageOf %s, %s, %s is %s', ( pagenow, adminpage, search, page ) => {
	expect( exitPageOf( { pagenow, adminpage }, search ) ).toBe( page );
} );
