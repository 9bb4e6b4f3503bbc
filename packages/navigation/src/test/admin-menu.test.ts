import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bootWith, openUrl } from '../../../../tests/js/render';
import { connectMenuClicks, installMenuGlobals, markCurrentMenuItem, rewriteMenuLinks } from '../admin-menu';
import { installLateMenuGlobals } from '../late-menu-globals';
import { getHistory } from '../path-history';

const MENU = `<div id="wpwrap" class="wp-responsive-open"><ul id="adminmenu">
	<li id="toplevel_page_woocommerce" class="wp-has-submenu wp-has-current-submenu wp-menu-open menu-top">
		<a class="wp-has-submenu wp-has-current-submenu menu-top" href="admin.php?page=wc-admin">WooCommerce</a>
		<ul class="wp-submenu">
			<li class="current"><a class="current" aria-current="page" href="admin.php?page=wc-admin">Home</a></li>
			<li><a href="admin.php?page=wc-admin&amp;path=/customers">Customers</a></li>
			<li><a href="admin.php?page=wc-admin&amp;path=/extensions">Extensions</a></li>
			<li><a href="admin.php?page=wc-settings">Settings</a></li>
		</ul>
	</li>
	<li id="toplevel_page_wc-admin-path--analytics-overview" class="wp-has-submenu wp-not-current-submenu menu-top">
		<a class="wp-has-submenu menu-top" href="admin.php?page=wc-admin&amp;path=/analytics/overview">Analytics</a>
		<ul class="wp-submenu">
			<li><a href="admin.php?page=wc-admin&amp;path=/analytics/overview">Overview</a></li>
			<li><a href="admin.php?page=wc-admin&amp;path=/analytics/revenue">Revenue</a></li>
			<li><a href="admin.php?page=wc-admin&amp;path=/analytics/stock">Stock</a></li>
		</ul>
	</li>
	<li id="menu-extra" class="menu-top"><a href="https://elsewhere.test/admin.php?page=wc-admin">Elsewhere</a></li>
</ul></div>`;

function link( name: string ): HTMLAnchorElement {
	const found = [ ...document.querySelectorAll< HTMLAnchorElement >( '#adminmenu .wp-submenu a, #menu-extra a' ) ].find(
		( { textContent } ) => textContent === name
	);
	if ( ! found ) {
		throw new Error( `No menu link ${ name }` );
	}
	return found;
}

function click( element: Element, init: MouseEventInit = {} ): boolean {
	return element.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } ) );
}

beforeEach( () => {
	document.body.innerHTML = MENU;
	bootWith( { hostPaths: [ '/analytics/*', '/extensions' ] } );
	openUrl( 'admin.php?page=wc-admin&path=%2Fmine' );
} );

afterEach( () => {
	document.body.innerHTML = '';
} );

describe( 'rewriteMenuLinks', () => {
	test( 'adds the persisted query to links of the app', () => {
		rewriteMenuLinks( { period: 'week', status_is: 'completed' } );
		expect( link( 'Revenue' ).getAttribute( 'href' ) ).toBe( 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=week' );
	} );

	test( 'replaces the query that an earlier screen added', () => {
		rewriteMenuLinks( { period: 'week', before: '2026-01-01' } );
		rewriteMenuLinks( { period: 'month' } );
		expect( link( 'Revenue' ).getAttribute( 'href' ) ).toBe( 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=month' );
	} );

	test.each( [
		[ 'Stock', 'admin.php?page=wc-admin&path=%2Fanalytics%2Fstock' ],
		[ 'Home', 'admin.php?page=wc-admin' ],
		[ 'Customers', 'admin.php?page=wc-admin&path=%2Fcustomers' ],
		[ 'Extensions', 'admin.php?page=wc-admin&path=/extensions' ],
		[ 'Settings', 'admin.php?page=wc-settings' ],
		[ 'Elsewhere', 'https://elsewhere.test/admin.php?page=wc-admin' ],
	] )( 'adds no query to %s', ( name, href ) => {
		rewriteMenuLinks( { period: 'week' } );
		expect( link( name ).getAttribute( 'href' ) ).toBe( href );
	} );
} );

describe( 'markCurrentMenuItem', () => {
	test( 'MN1: leaves the menu of the host open for a page whose item this site does not have', () => {
		markCurrentMenuItem( { wpOpenMenu: 'toplevel_page_wc-admin-path--sometimes' }, '/sometimes' );
		expect( document.getElementById( 'toplevel_page_woocommerce' ) ).toHaveClass( 'wp-has-current-submenu', 'wp-menu-open' );
		expect( document.querySelector( '.wp-submenu li.current' ) ).toBeNull();
	} );

	test( 'marks the item of the page and opens its parent', () => {
		markCurrentMenuItem( { wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview' }, '/analytics/revenue' );
		expect( [ ...document.querySelectorAll( '.wp-submenu li.current' ) ].map( ( { textContent } ) => textContent ) ).toEqual( [
			'Revenue',
		] );
		expect( link( 'Revenue' ) ).toHaveAttribute( 'aria-current', 'page' );
		expect( link( 'Home' ) ).not.toHaveAttribute( 'aria-current' );
		expect( document.getElementById( 'toplevel_page_woocommerce' ) ).toHaveClass( 'wp-not-current-submenu' );
		expect( document.getElementById( 'toplevel_page_woocommerce' ) ).not.toHaveClass( 'wp-menu-open' );
		expect( document.getElementById( 'toplevel_page_wc-admin-path--analytics-overview' ) ).toHaveClass(
			'current',
			'wp-has-current-submenu',
			'wp-menu-open'
		);
		expect( document.getElementById( 'toplevel_page_woocommerce' ) ).not.toHaveClass( 'current' );
	} );

	test( 'closes the menu on a phone', () => {
		markCurrentMenuItem( {}, '/' );
		expect( document.getElementById( 'wpwrap' ) ).not.toHaveClass( 'wp-responsive-open' );
	} );

	test( 'does nothing on a page without the menu', () => {
		document.body.innerHTML = '';
		expect( () => markCurrentMenuItem( { wpOpenMenu: 'x' }, '/' ) ).not.toThrow();
	} );
} );

describe( 'connectMenuClicks', () => {
	test( 'opens a page of the app in the document after a plain click', () => {
		const stop = connectMenuClicks();
		expect( click( link( 'Home' ) ) ).toBe( false );
		expect( getHistory().location.pathname ).toBe( '/' );
		stop();
	} );

	test.each( [
		[ 'with Ctrl', 'Home', { ctrlKey: true } ],
		[ 'to a screen the host serves', 'Revenue', {} ],
		[ 'to an excluded screen', 'Extensions', {} ],
		[ 'to a classic page', 'Settings', {} ],
		[ 'to another site', 'Elsewhere', {} ],
	] )( 'leaves a click %s to the browser', ( _, name, init ) => {
		const stop = connectMenuClicks();
		const leave = ( event: Event ) => event.preventDefault();
		let wasLeft = false;
		document.addEventListener(
			'click',
			( event ) => {
				wasLeft = ! event.defaultPrevented;
				leave( event );
			},
			{ once: true }
		);
		click( link( name ), init );
		expect( wasLeft ).toBe( true );
		expect( getHistory().location.pathname ).toBe( '/mine' );
		stop();
	} );
} );

test.each( [
	[ 'the app', installMenuGlobals ],
	[ 'classic pages', installLateMenuGlobals ],
] )( 'the window functions of %s change the menu for extensions', async ( _page, install ) => {
	install();
	const update: unknown = Reflect.get( window, 'wpNavMenuUrlUpdate' );
	const change: unknown = Reflect.get( window, 'wpNavMenuClassChange' );
	await ( update as ( query: object ) => unknown )( { period: 'year' } );
	await ( change as ( page: object, url: string ) => unknown )( { wpOpenMenu: 'toplevel_page_woocommerce' }, '/customers' );
	expect( link( 'Overview' ).href ).toContain( 'period=year' );
	expect( link( 'Customers' ).parentElement ).toHaveClass( 'current' );
} );
