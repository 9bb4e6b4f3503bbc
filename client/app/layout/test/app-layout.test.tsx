import { afterEach, describe, expect, test } from '@jest/globals';
import * as components from '@wordpress/components';
import { removeAllFilters } from '@wordpress/hooks';
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HeaderActions, PageHeading } from '../../../shared/page-chrome';
import { addPages, makePage, PAGES, renderApp } from '../../test/render-app';

afterEach( () => {
	act( () => {
		removeAllFilters( PAGES, '' );
	} );
	Reflect.deleteProperty( window, 'wp' );
	Object.defineProperty( window, 'scrollY', { value: 0, configurable: true } );
	document.body.replaceChildren();
} );

function header(): HTMLElement {
	const found = document.querySelector< HTMLElement >( '.woocommerce-layout__header' );
	if ( ! found ) {
		throw new Error( 'There is no header.' );
	}
	return found;
}

function scrollBy( y: number ): void {
	Object.defineProperty( window, 'scrollY', { value: y, configurable: true } );
	act( () => {
		window.dispatchEvent( new Event( 'scroll' ) );
	} );
}

/** Adds the packages and the fills of an extension to the page. */
function extendWith( render: ( fill: typeof components.Fill ) => ReactNode ): void {
	Reflect.set( window, 'wp', {
		components,
		plugins: {
			PluginArea: ( { scope }: { scope: string } ) => (
				<div data-scope={ scope }>{ scope === 'woocommerce-admin' && render( components.Fill ) }</div>
			),
		},
	} );
}

test( 'The layout has the markup that extensions style', () => {
	addPages( makePage() );
	const { container } = renderApp( '%2Fmine' );
	expect(
		container.querySelector( '.woocommerce-layout > .woocommerce-layout__header h1.woocommerce-layout__header-heading' )
	).toHaveTextContent( 'Mine' );
	expect(
		container.querySelector( '#woocommerce-layout__primary.woocommerce-layout__primary > .woocommerce-layout__main' )
	).toHaveTextContent( 'My page' );
	expect( container.querySelector( '.woocommerce-layout__primary > #woocommerce-layout__notice-list' ) ).toBeInTheDocument();
} );

test( 'The header gets its shadow when the page is scrolled by more than 20 px', () => {
	addPages( makePage() );
	renderApp( '%2Fmine' );
	scrollBy( 20 );
	expect( header() ).not.toHaveClass( 'is-scrolled' );
	scrollBy( 21 );
	expect( header() ).toHaveClass( 'is-scrolled' );
	scrollBy( 0 );
	expect( header() ).not.toHaveClass( 'is-scrolled' );
} );

describe( 'A page can switch off', () => {
	test( 'the header', () => {
		document.body.innerHTML = '<div id="wpbody"></div>';
		addPages( makePage( { layout: { header: false } } ) );
		renderApp( '%2Fmine' );
		expect( document.querySelector( '.woocommerce-layout__header' ) ).not.toBeInTheDocument();
		expect( document.getElementById( 'wpbody' ) ).toHaveClass( 'no-header' );
	} );

	test( 'the notices, which are shown again on the next page', () => {
		document.body.innerHTML = '<div id="wp__notice-list"><hr class="wp-header-end"><div class="notice">Backup failed</div></div>';
		addPages( makePage( { layout: { showNotices: false } } ), makePage( { path: '/other' } ) );
		const { history } = renderApp( '%2Fmine' );
		expect( screen.getByText( 'Backup failed' ) ).not.toBeVisible();
		act( () => history.push( 'admin.php?page=wc-admin&path=%2Fother' ) );
		expect( screen.getByText( 'Backup failed' ) ).toBeVisible();
	} );

	test( 'the footer', () => {
		extendWith( ( Fill ) => <Fill name="woocommerce_footer_item">Foot</Fill> );
		addPages( makePage( { layout: { footer: false } } ), makePage( { path: '/other' } ) );
		const { history } = renderApp( '%2Fmine' );
		expect( screen.queryByText( 'Foot' ) ).not.toBeInTheDocument();
		act( () => history.push( 'admin.php?page=wc-admin&path=%2Fother' ) );
		expect( screen.getByText( 'Foot' ) ).toHaveClass( 'woocommerce-layout__footer', 'at-bottom' );
	} );

	test( 'the plugin areas', () => {
		extendWith( () => null );
		addPages( makePage( { layout: { showPluginArea: false } } ), makePage( { path: '/other' } ) );
		const { history } = renderApp( '%2Fmine' );
		expect( document.querySelectorAll( '[data-scope]' ) ).toHaveLength( 0 );
		act( () => history.push( 'admin.php?page=wc-admin&path=%2Fother' ) );
		expect( [ ...document.querySelectorAll( '[data-scope]' ) ].map( ( area ) => area.getAttribute( 'data-scope' ) ) ).toEqual( [
			'woocommerce-admin',
			'woocommerce-tasks',
		] );
	} );
} );

describe( 'The header', () => {
	test( 'shows the items, the back link and the title of extensions', () => {
		extendWith( ( Fill ) => (
			<>
				<Fill name="woocommerce_header_item">{ ( fillProps ) => <button>{ JSON.stringify( fillProps ) }</button> }</Fill>
				<Fill name="woocommerce_header_navigation_item">
					<button>Go back</button>
				</Fill>
				<Fill name="woocommerce_header_page_title">
					<span>First title</span>
				</Fill>
				<Fill name="woocommerce_header_page_title">
					<span>Last title</span>
				</Fill>
			</>
		) );
		addPages( makePage() );
		renderApp( '%2Fmine' );
		const bar = within( header() );
		expect( bar.getAllByRole( 'button' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Go back',
			'{"isEmbedded":false,"query":{"page":"wc-admin","path":"/mine"}}',
		] );
		expect( bar.getByRole( 'heading', { level: 1 } ).textContent ).toBe( 'Last title' );
	} );

	test( 'shows the title, the back link and the actions of the screen', () => {
		addPages(
			makePage( {
				container: () => (
					<>
						<PageHeading title="Add your products" backHref="admin.php?page=wc-admin" backLabel="WooCommerce Home" />
						<HeaderActions>
							<button>Display</button>
						</HeaderActions>
					</>
				),
			} ),
			makePage( { path: '/other' } )
		);
		const { history } = renderApp( '%2Fmine' );
		const bar = within( header() );
		expect( bar.getByRole( 'heading', { level: 1, name: 'Add your products' } ) ).toBeInTheDocument();
		expect( bar.getByRole( 'link', { name: 'WooCommerce Home' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-admin'
		);
		expect( bar.getByRole( 'button', { name: 'Display' } ) ).toBeInTheDocument();
		expect( document.title ).toBe( 'Add your products ‹ Mine ‹ WooCommerce ‹ Test Store — WooCommerce' );
		act( () => history.push( 'admin.php?page=wc-admin&path=%2Fother' ) );
		expect( bar.getByRole( 'heading', { level: 1, name: 'Mine' } ) ).toBeInTheDocument();
		expect( bar.queryByRole( 'button', { name: 'Display' } ) ).not.toBeInTheDocument();
	} );
} );

test( 'The window title is the one of the host while an extension is on the page', () => {
	addPages( makePage( { container: () => <PageHeading title="Add your products" /> } ) );
	renderApp( '%2Fmine', { settings: { isExtended: true } } );
	expect( screen.getByRole( 'heading', { level: 1, name: 'Add your products' } ) ).toBeInTheDocument();
	expect( document.title ).toBe( 'Mine ‹ WooCommerce ‹ Test Store — WooCommerce' );
} );

test( 'The link to the original screen is shown when the boot object has its address', () => {
	addPages( makePage() );
	renderApp( '%2Fmine', { settings: { originalScreenUrl: 'http://localhost/wp-admin/?original=1' } } );
	expect( screen.getByRole( 'link', { name: 'Use the original screen' } ) ).toHaveAttribute(
		'href',
		'http://localhost/wp-admin/?original=1'
	);
} );
