import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { expectCaughtError, expectConsole } from '../../../../../tests/js/console-guard';
import { render } from '../../../../../tests/js/render';
import { StoreLinksSection } from '../store-links-section';

const FILTER = 'woocommerce_admin_homescreen_quicklinks';

afterEach( () => {
	removeAllFilters( FILTER, '' );
} );

describe( 'the management of the store', () => {
	it( 'has links to settings of the app and to pages of the store', () => {
		render( <StoreLinksSection /> );
		const settings = within( screen.getByRole( 'list', { name: 'Settings' } ) );
		expect( settings.getByRole( 'link', { name: 'Tax' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-settings&tab=tax'
		);
		expect( screen.getByRole( 'link', { name: 'View my store (opens in a new tab)' } ) ).toHaveAttribute( 'target', '_blank' );
		expect( screen.queryByRole( 'list', { name: 'Extensions' } ) ).not.toBeInTheDocument();
	} );

	it( 'R4: has no link that this user may not open', () => {
		const labels = ( capabilities: string[], features: string[] = [ 'marketing' ] ) => {
			const { unmount } = render( <StoreLinksSection />, { settings: { features, user: { id: 2, name: 'Bo', capabilities } } } );
			const found = within( screen.getByRole( 'list', { name: 'Marketing & Merchandising' } ) ).getAllByRole( 'link' );
			const texts = found.map( ( link ) => link.textContent?.replace( ' (opens in a new tab)', '' ) );
			unmount();
			return texts;
		};
		expect( labels( [ 'manage_woocommerce' ] ) ).toEqual( [ 'View my store' ] );
		expect( labels( [ 'manage_woocommerce', 'edit_products' ] ) ).toEqual( [ 'Add products', 'View my store' ] );
		const all = [ 'manage_woocommerce', 'view_woocommerce_reports', 'edit_products', 'edit_theme_options' ];
		expect( labels( all ) ).toEqual( [ 'Marketing', 'Add products', 'Personalize my store', 'View my store' ] );
		expect( labels( all, [] ) ).not.toContain( 'Marketing' );
	} );

	it( 'shows links of extensions, also late ones, and leaves out links to other sites', async () => {
		render( <StoreLinksSection /> );
		// A change of a filter is noticed in a microtask.
		await act( () => {
			addFilter( FILTER, 'test', ( links: unknown[] ) => [
				...links,
				{ title: 'Bookings <b>', href: 'admin.php?page=bookings' },
				{ title: 'Elsewhere', href: 'https://example.org/' },
				{ title: 'Script', href: 'javascript:alert(1)' },
				{ href: 'admin.php' },
				null,
			] );
			return Promise.resolve();
		} );
		const links = within( screen.getByRole( 'list', { name: 'Extensions' } ) ).getAllByRole( 'link' );
		expect( links.map( ( link ) => link.textContent ) ).toEqual( [ 'Bookings <b>' ] );
	} );

	it( 'stays when an icon of an extension throws', () => {
		function Broken(): never {
			throw new Error( 'no icon' );
		}
		expectCaughtError( /no icon/ );
		expectConsole( 'warn', /woocommerce_admin_homescreen_quicklinks/ );
		addFilter( FILTER, 'test', () => [ { title: 'Bookings', href: 'admin.php?page=bookings', icon: <Broken /> } ] );
		render( <StoreLinksSection /> );
		expect( screen.getByRole( 'link', { name: 'Bookings' } ) ).toBeInTheDocument();
	} );
} );
