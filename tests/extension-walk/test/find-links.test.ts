import { describe, expect, it } from '@jest/globals';
import { menuPaths, settingsPaths } from '../find-links';

const ORIGIN = 'http://127.0.0.1:8888';

const menuPage = ( links: string ) =>
	`<a href="outside.php">x</a><ul id="adminmenu">${ links }</ul><div id="wpcontent"><a href="main.php">x</a></div>`;

describe( 'menuPaths', () => {
	it( 'returns the addresses of the menu only, each once', () => {
		const html = menuPage(
			"<a class='x' href='index.php'>A</a><a href='index.php'>B</a><a href=\"admin.php?page=wc-admin&amp;path=/sample\">C</a>"
		);
		expect( menuPaths( html, ORIGIN ) ).toEqual( [ 'index.php', 'admin.php?page=wc-admin&path=/sample' ] );
	} );

	it( 'leaves out other sites and addresses that change something, and removes the store’s own address', () => {
		const html = menuPage(
			`<a href="https://example.com/">A</a><a href="index.php?_wpnonce=1">B</a><a href="#top">C</a><a href="${ ORIGIN }/wp-admin/admin.php?page=sample">D</a>`
		);
		expect( menuPaths( html, ORIGIN ) ).toEqual( [ 'admin.php?page=sample' ] );
	} );

	it( 'returns nothing for a page without a menu', () => {
		expect( menuPaths( '<p>Sorry</p>', ORIGIN ) ).toEqual( [] );
	} );
} );

describe( 'settingsPaths', () => {
	it( 'returns tabs and sections without further arguments', () => {
		const html = `<a href="${ ORIGIN }/wp-admin/admin.php?page=wc-settings&#038;tab=tax">A</a>
			<a href="admin.php?page=wc-settings&amp;tab=tax&amp;section=reduced&amp;from=menu">B</a>
			<a href="admin.php?page=wc-settings">C</a><a href="admin.php?page=wc-status&tab=logs">D</a>`;
		expect( settingsPaths( html, ORIGIN ) ).toEqual( [
			'admin.php?page=wc-settings&tab=tax',
			'admin.php?page=wc-settings&tab=tax&section=reduced',
		] );
	} );
} );
