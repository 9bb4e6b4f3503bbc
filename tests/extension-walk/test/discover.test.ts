import { describe, expect, it } from '@jest/globals';
import { addedStops, CLASSIC, hostStops, type Inventory } from '../discover';

const inventory = ( values: Partial< Inventory > = {} ): Inventory => ( { pages: [], menu: [], settings: [], ...values } );

describe( 'addedStops', () => {
	it( 'returns Home, new pages and the classic pages', () => {
		const before = inventory( { menu: [ 'index.php' ], settings: [ 'admin.php?page=wc-settings&tab=tax' ] } );
		const after = inventory( {
			pages: [ '/sample' ],
			menu: [ 'index.php', 'admin.php?page=sample' ],
			settings: [ 'admin.php?page=wc-settings&tab=tax', 'admin.php?page=wc-settings&tab=sample' ],
		} );
		expect( addedStops( before, after ) ).toEqual( [
			{ path: 'admin.php?page=wc-admin', kind: 'home' },
			{ path: 'admin.php?page=wc-admin&path=%2Fsample', kind: 'page' },
			{ path: 'admin.php?page=sample', kind: 'menu' },
			{ path: 'admin.php?page=wc-settings&tab=sample', kind: 'settings' },
			...CLASSIC,
		] );
	} );

	it( 'returns a page once that the filter and the menu both name', () => {
		const after = inventory( { pages: [ '/sample' ], menu: [ 'admin.php?page=wc-admin&path=/sample' ] } );
		expect( addedStops( inventory(), after ).filter( ( { path } ) => path.includes( 'sample' ) ) ).toHaveLength( 1 );
	} );
} );

describe( 'hostStops', () => {
	it( 'returns Home, menu entries of the host, tabs and classic pages, without sections and all reports but one', () => {
		const paths = hostStops(
			inventory( {
				menu: [
					'tools.php',
					'edit.php?post_type=product',
					'admin.php?page=wc-admin&path=/analytics/overview',
					'admin.php?page=wc-admin&path=/analytics/taxes',
				],
				settings: [ 'admin.php?page=wc-settings&tab=tax', 'admin.php?page=wc-settings&tab=tax&section=reduced' ],
			} )
		).map( ( { path } ) => path );
		expect( paths.slice( 0, 4 ) ).toEqual( [
			'admin.php?page=wc-admin',
			'edit.php?post_type=product',
			'admin.php?page=wc-admin&path=/analytics/overview',
			'admin.php?page=wc-settings&tab=tax',
		] );
		expect( paths.filter( ( path ) => path === 'edit.php?post_type=product' ) ).toHaveLength( 1 );
	} );
} );
