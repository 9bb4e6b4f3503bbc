import { afterEach, describe, expect, it, test } from '@jest/globals';
import { removeFilter } from '@wordpress/hooks';
import { screen, within } from '@testing-library/react';
import { getPersistedQuery } from '@store-admin/navigation';
import { expectConsole } from '../../../../tests/js/console-guard';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { makeSettings } from '../../../../tests/js/factories/make-settings';
import { bootWith, render, type RenderOptions } from '../../../../tests/js/render';
import { keepRef } from '../../../shared/keep-ref';
import { CustomizeStoreScreen } from '../customize-store-screen';
import { editorAddress, handOver } from '../editor-address';

const OPTIONS = 'POST /wc-admin/options';
const ADDRESS = 'admin.php?page=wc-admin&path=%2Fcustomize-store';

const DESIGNER = [ 'manage_woocommerce', 'edit_theme_options', 'switch_themes' ];
const userWith = ( ...capabilities: readonly string[] ) => ( { ...makeSettings().user, capabilities } );
const open = ( { url = ADDRESS, settings }: RenderOptions = {} ) =>
	render( <CustomizeStoreScreen />, { url, settings: { user: userWith( ...DESIGNER ), ...settings } } );
const start = () => screen.getByRole( 'button', { name: 'Start designing' } );
afterEach( () => {
	removeFilter( 'woocommerce_admin_persisted_queries', 'store-admin/keep-ref' );
} );

test( 'The hub has its two ways and the way back to Home', () => {
	open();
	expect( screen.getByRole( 'heading', { level: 1, name: 'Customize your store' } ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'WooCommerce Home' } ).getAttribute( 'href' ) ).toMatch( /admin\.php\?page=wc-admin$/ );
	const themes = within( screen.getByRole( 'region', { name: 'Pick your perfect theme' } ) );
	expect( themes.getByRole( 'link', { name: 'Browse the Marketplace' } ).getAttribute( 'href' ) ).toMatch(
		/tab=themes.*path=%2Fextensions/
	);
} );

test( 'Start designing marks the task as done', async () => {
	expectConsole( 'error', /Not implemented: navigation/ );
	onRest( OPTIONS, { woocommerce_admin_customize_store_completed: true } );
	const { user } = open();
	await user.click( start() );
	expect( restRequests( OPTIONS )[ 0 ]?.body ).toEqual( { woocommerce_admin_customize_store_completed: 'yes' } );
} );

test( 'Start designing says when the task was not marked, and offers the editor all the same', async () => {
	onRest( OPTIONS, restError( 500, 'internal', 'The database is away.' ) );
	const { user } = open();
	await user.click( start() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The task was not marked as done.' );
	expect( screen.getByRole( 'link', { name: 'Open the editor without it' } ).getAttribute( 'href' ) ).toContain( 'customize.php' );
} );

test( 'Start designing says to a user without the right that they may not change the look', () => {
	open( { settings: { user: userWith( 'manage_woocommerce' ) } } );
	expect( start() ).toBeDisabled();
	expect( screen.getByText( /may not change the look of the store/ ) ).toBeInTheDocument();
} );

test( 'M1: nothing is offered for sale where suggestions are off', () => {
	open( { settings: { showsSuggestions: false } } );
	expect( screen.queryByText( 'Browse the Marketplace' ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'Open themes' } ).getAttribute( 'href' ) ).toMatch( /themes\.php$/ );
} );

test( 'The links keep where the flow was started', () => {
	keepRef();
	open( { url: `${ ADDRESS }&ref=entrepreneur-signup` } );
	expect( getPersistedQuery() ).toEqual( { ref: 'entrepreneur-signup' } );
	expect( screen.getByRole( 'link', { name: 'WooCommerce Home' } ).getAttribute( 'href' ) ).toContain( 'ref=entrepreneur-signup' );
	expect( screen.getByRole( 'link', { name: 'Browse the Marketplace' } ).getAttribute( 'href' ) ).toContain( 'ref=entrepreneur-signup' );
} );

describe( 'editorAddress', () => {
	it( 'is the site editor of a block theme, and the customizer with the way back otherwise', () => {
		bootWith();
		expect( editorAddress( true ) ).toBe( 'site-editor.php' );
		expect( editorAddress( false ) ).toBe( 'customize.php?return=admin.php%3Fpage%3Dwc-admin' );
	} );
} );

describe( 'handOver', () => {
	it.each( [
		[ '/customize-store', true, undefined ],
		[ '/customize-store/', true, undefined ],
		[ '/customize-store/intro', true, undefined ],
		[ '/customize-store/assembler-hub', true, 'site-editor.php' ],
		[ '/customize-store/assembler-hub/color-palette', true, 'site-editor.php' ],
		[ '/customize-store/design-with-ai', true, 'site-editor.php' ],
		[ '/customize-store/assembler-hub', false, undefined ],
	] )( 'of %s with a block theme: %s is %s', ( path, isBlockTheme, expected ) => {
		expect( handOver( path, isBlockTheme ) ).toBe( expected );
	} );
} );
