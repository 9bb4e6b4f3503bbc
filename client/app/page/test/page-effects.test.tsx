import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { getNewPath } from '@store-admin/navigation';
import { expectConsole } from '../../../../tests/js/console-guard';
import { addPages, makePage, PAGES, renderApp } from '../../test/render-app';

const scrollTo = jest.fn();

beforeEach( () => {
	window.scrollTo = scrollTo;
	scrollTo.mockClear();
	addPages( makePage(), makePage( { path: '/other', breadcrumbs: [ 'Other' ], container: () => <p>Other page</p> } ) );
} );

afterEach( () => {
	act( () => {
		removeAllFilters( PAGES, '' );
	} );
	document.body.replaceChildren();
} );

function go( history: { push: ( to: string ) => void }, query: string ): void {
	act( () => history.push( `admin.php?page=wc-admin&${ query }` ) );
}

test( 'Title, body class and menu change with the page', async () => {
	document.body.innerHTML = `<ul id="adminmenu"><li id="menu-mine" class="menu-top wp-not-current-submenu"><ul class="wp-submenu">
		<li><a href="admin.php?page=wc-admin&path=/mine">Mine</a></li><li><a href="admin.php?page=wc-admin&path=/other">Other</a></li></ul></li></ul>`;
	const { history } = renderApp( '%2Fmine&period=week' );
	expect( document.title ).toBe( 'Mine ‹ WooCommerce ‹ Test Store — WooCommerce' );
	expect( document.body ).toHaveClass( 'woocommerce-admin-page__mine' );
	expect( screen.getByRole( 'link', { name: 'Mine' } ) ).toHaveAttribute( 'aria-current', 'page' );
	expect( screen.getByRole( 'link', { name: 'Other' } ) ).toHaveAttribute( 'href', 'admin.php?page=wc-admin&path=%2Fother&period=week' );
	go( history, 'path=%2Fother' );
	expect( await screen.findByText( 'Other page' ) ).toBeInTheDocument();
	expect( document.title ).toBe( 'Other ‹ Test Store — WooCommerce' );
	expect( document.body ).toHaveClass( 'woocommerce-admin-page__other' );
	expect( document.body ).not.toHaveClass( 'woocommerce-admin-page__mine' );
	expect( screen.getByRole( 'link', { name: 'Other' } ) ).toHaveAttribute( 'aria-current', 'page' );
} );

test( 'The body class of a page is made of its pattern, and that of an unknown path of the pattern that matches everything', () => {
	addPages( makePage( { path: '/sample/:id', container: () => <p>Sample</p> } ) );
	const { history } = renderApp( '%2Fsample%2F7' );
	expect( document.body ).toHaveClass( 'woocommerce-admin-page__sample_id' );
	go( history, 'path=%2Fnowhere' );
	expect( document.body ).toHaveClass( 'woocommerce-admin-page_*' );
} );

test( 'WooCommerce stays open in the menu on an unknown path', () => {
	document.body.innerHTML = '<ul id="adminmenu"><li id="toplevel_page_woocommerce" class="menu-top wp-not-current-submenu"></li></ul>';
	renderApp( '%2Fnowhere' );
	expect( document.getElementById( 'toplevel_page_woocommerce' ) ).toHaveClass( 'wp-menu-open', 'current' );
} );

test( 'The menu links get the persisted query names of an extension that is loaded late', async () => {
	document.body.innerHTML = '<ul id="adminmenu"><li><a href="admin.php?page=wc-admin&path=/other">Other</a></li></ul>';
	renderApp( '%2Fmine&sample=kept' );
	expect( screen.getByRole( 'link', { name: 'Other' } ) ).toHaveAttribute( 'href', 'admin.php?page=wc-admin&path=%2Fother' );
	await act( async () => {
		addFilter( 'woocommerce_admin_persisted_queries', 'test/late', ( names: readonly string[] ) => [ ...names, 'sample' ] );
		await Promise.resolve();
	} );
	await waitFor( () =>
		expect( screen.getByRole( 'link', { name: 'Other' } ) ).toHaveAttribute(
			'href',
			'admin.php?page=wc-admin&path=%2Fother&sample=kept'
		)
	);
	await act( async () => {
		removeAllFilters( 'woocommerce_admin_persisted_queries', '' );
		await Promise.resolve();
	} );
} );

describe( 'A new screen', () => {
	test( 'starts at the top, with the focus on its title', async () => {
		const { history } = renderApp( '%2Fmine' );
		expect( scrollTo ).not.toHaveBeenCalled();
		go( history, 'path=%2Fother' );
		expect( scrollTo ).toHaveBeenCalledWith( 0, 0 );
		await waitFor( () => expect( screen.getByRole( 'heading', { level: 1, name: 'Other' } ) ).toHaveFocus() );
	} );

	test( 'is not one with another filter: scroll and focus stay', () => {
		const { history } = renderApp( '%2Fmine' );
		go( history, 'path=%2Fmine&search=a' );
		expect( scrollTo ).not.toHaveBeenCalled();
		expect( document.body ).toHaveFocus();
	} );
} );

test( 'A list goes back to its first page when the query changes in more than chart type and filter name', async () => {
	const { history } = renderApp( '%2Fmine&paged=3&search=a' );
	go( history, 'path=%2Fmine&paged=3&search=a&chartType=bar' );
	expect( history.location.search ).toContain( 'paged=3' );
	go( history, 'path=%2Fmine&paged=3&search=b' );
	await waitFor( () => expect( history.location.search ).toBe( '?page=wc-admin&path=%2Fmine&paged=1&search=b' ) );
} );

describe( 'A screen of the host', () => {
	test( 'is loaded as a document when an extension navigates to it', () => {
		// The message of jsdom, which cannot load a document.
		expectConsole( 'error', /Not implemented: navigation/ );
		const { history } = renderApp( '%2Fmine', { settings: { hostPaths: [ '/product/*' ] } } );
		go( history, 'path=%2Fproduct%2F7' );
	} );
} );

test( 'The redirect of a page leads to another page as soon as the page is opened', async () => {
	addPages( makePage( { path: '/old', redirect: () => getNewPath( {}, '/other', {} ) } ) );
	const { history } = renderApp( '%2Fmine' );
	go( history, 'path=%2Fold' );
	expect( await screen.findByText( 'Other page' ) ).toBeInTheDocument();
} );
