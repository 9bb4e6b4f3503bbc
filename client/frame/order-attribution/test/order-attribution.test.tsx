import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as components from '@wordpress/components';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { keepEverythingInView } from '../../../../tests/js/keep-everything-in-view';
import { render } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { createOrderAttributionPlace } from '../order-attribution-place';

const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';
const TEXT = 'View all of your orders in our new Order Attribution extension.';
const FAILURE = /The order attribution extension was not installed/;

function serve( { variant = 120, plugins = [ 'woocommerce' ] } = {} ): void {
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins } );
	onRest( 'GET /wc-admin/options', { woocommerce_remote_variant_assignment: String( variant ) } );
	onRest( 'GET /wc-admin/marketing/misc-recommendations', [] );
}

const open = ( settings = {} ) =>
	render( createOrderAttributionPlace(), { url: 'admin.php?page=wc-orders&action=edit&id=7', settings: { page: 'embed', ...settings } } );

beforeEach( () => {
	keepEverythingInView();
	serve();
} );

describe( 'The offer of order attribution beside an order', () => {
	it( 'installs and activates the extension, and stays when only the activation fails', async () => {
		onRest( INSTALL, { success: true, data: { installed: [ 'woocommerce-analytics' ] } } );
		onRest( ACTIVATE, restError( 500, 'fatal', 'The plugin broke.' ) );
		const { user } = open();
		expect( await screen.findByText( TEXT ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Install the extension' } ) );
		await waitFor( () => expect( restRequests( ACTIVATE ) ).toHaveLength( 1 ) );
		expect( restRequests( INSTALL )[ 0 ]?.body ).toMatchObject( { plugins: 'woocommerce-analytics' } );
		expect( restRequests( ACTIVATE )[ 0 ]?.body ).toMatchObject( { plugins: 'woocommerce-analytics' } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( FAILURE );
	} );

	it( 'says why the installation failed, and can be tried again', async () => {
		onRest( INSTALL, restError( 500, 'no_space', 'No space left.' ) );
		const { user } = open();
		await user.click( await screen.findByRole( 'button', { name: 'Install the extension' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /not installed.*No space left/ );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( restRequests( INSTALL ) ).toHaveLength( 2 ) );
	} );

	it.each( [
		[ 'the extension is installed', { plugins: [ 'woocommerce-analytics' ] } ],
		[ 'the store is not among those that get it', { variant: 121 } ],
	] )( 'is absent when %s', async ( _why, given ) => {
		serve( given );
		open();
		await waitFor( () => expect( restRequests() ).toHaveLength( 4 ) );
		await act( settle );
		expect( screen.queryByText( TEXT ) ).not.toBeInTheDocument();
	} );

	it.each( [
		[ 'suggestions are off (M1)', { showsSuggestions: false } ],
		[ 'this user may not install plugins', { user: { id: 1, name: 'Ada', capabilities: [ 'manage_woocommerce' ] } } ],
	] )( 'is absent and requests nothing when %s', async ( _why, settings ) => {
		open( settings );
		await act( settle );
		expect( screen.queryByText( TEXT ) ).not.toBeInTheDocument();
		expect( restRequests() ).toEqual( [] );
	} );
} );

describe( 'The offer of order attribution with an extension', () => {
	afterEach( () => void Reflect.deleteProperty( window, 'wp' ) );

	it( 'is the plugin that the host has, in the place of the host', async () => {
		const plugins = new Map< string, { readonly scope: string; readonly render: ComponentType } >();
		const PluginArea = ( { scope }: { readonly scope: string } ): ReactElement => (
			<>{ [ ...plugins ].map( ( [ name, { scope: own, render: Render } ] ) => own === scope && <Render key={ name } /> ) }</>
		);
		const registerPlugin = ( name: string, settings: { scope: string; render: ComponentType } ) => plugins.set( name, settings );
		Reflect.set( window, 'wp', { components, plugins: { PluginArea, registerPlugin, getPlugins: () => [] } } );
		open();
		expect( await screen.findByText( TEXT ) ).toBeVisible();
		expect( [ ...plugins.keys() ] ).toEqual( [ 'woocommerce-admin-order-editor-order-attribution-install-banner-slotfill' ] );
	} );
} );
