import { beforeEach, expect, jest, test } from '@jest/globals';
import type * as hooksModule from '@wordpress/hooks';
import type * as entryModule from '../app-help-entry';
import { bootWith } from '../../../../../tests/js/render';

const FILTER = 'woocommerce_admin_setup_task_help_items';
const NAMESPACE = 'wc/admin/mobile-app-help-entry-callback';

type Hooks = typeof hooksModule;
type Entry = typeof entryModule;

let hooks: Hooks;
let addAppHelpEntry: Entry[ 'addAppHelpEntry' ];

/** A page that has just been opened has no handlers, and modules of its own. */
beforeEach( () => {
	bootWith();
	jest.isolateModules( () => {
		hooks = jest.requireActual< Hooks >( '@wordpress/hooks' );
		( { addAppHelpEntry } = jest.requireActual< Entry >( '../app-help-entry' ) );
	} );
} );

const filtered = ( items: unknown ) => hooks.applyFilters( FILTER, items, undefined, {} );

test( 'The help leads to the dialog about the mobile app, after the links that are there', () => {
	addAppHelpEntry();
	expect( filtered( [ { title: 'First', link: '#' } ] ) ).toEqual( [
		{ title: 'First', link: '#' },
		{ title: 'Get the WooCommerce app', link: expect.stringContaining( 'mobileAppModal=true' ), linkType: 'wc-admin' },
	] );
} );

test( 'The link to the mobile app stays away when an extension has removed the handler of that public name', () => {
	addAppHelpEntry();
	expect( hooks.removeFilter( FILTER, NAMESPACE ) ).toBe( 1 );
	addAppHelpEntry();
	expect( filtered( [] ) ).toEqual( [] );
} );

test( 'The link to the mobile app is not added to what is no list', () => {
	addAppHelpEntry();
	expect( filtered( 'nonsense' ) ).toBe( 'nonsense' );
} );
