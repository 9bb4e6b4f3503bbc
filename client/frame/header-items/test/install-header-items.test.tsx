import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as components from '@wordpress/components';
import { removeAllFilters } from '@wordpress/hooks';
import { act, screen } from '@testing-library/react';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { onRest } from '../../../../tests/js/fake-rest';
import { bootWith } from '../../../../tests/js/render';
import { appHeaderParts } from '../../../app/app-header-parts';
import { headerParts } from '../../../app/header-parts';
import { addPages, makePage, PAGES, renderApp } from '../../../app/test/render-app';
import { installHeaderItems } from '../install-header-items';

interface Plugin {
	readonly name: string;
	readonly scope: string;
	readonly render: ComponentType;
}

let plugins: Plugin[] = [];
const refreshers = new Set< () => void >();

/** A stand-in for the plugin area of WordPress, as far as the header needs it. */
function PluginArea( { scope }: { readonly scope: string } ): ReactElement {
	const [ , setVersion ] = useState( 0 );
	useEffect( () => {
		const refresh = () => setVersion( ( version ) => version + 1 );
		refreshers.add( refresh );
		return () => void refreshers.delete( refresh );
	}, [] );
	return (
		<>
			{ plugins
				.filter( ( plugin ) => plugin.scope === scope )
				.map( ( { name, render: Render } ) => (
					<Render key={ name } />
				) ) }
		</>
	);
}

function registerPlugin( name: string, settings: Omit< Plugin, 'name' > ): void {
	plugins = [ ...plugins, { name, ...settings } ];
}

function extensionItem( name: string, order: number ): void {
	function Item( { children }: { readonly children: string; readonly order: number } ) {
		return <button>{ children }</button>;
	}
	registerPlugin( `test/${ name }`, {
		scope: 'woocommerce-admin',
		render: () => (
			<components.Fill name="woocommerce_header_item">
				<Item order={ order }>{ name }</Item>
			</components.Fill>
		),
	} );
}

beforeEach( () => {
	plugins = [];
	bootWith();
} );
afterEach( () => {
	Reflect.deleteProperty( window, 'wp' );
	installHeaderItems( headerParts );
	act( () => {
		removeAllFilters( PAGES, 'test/pages' );
	} );
} );

function extend( parts = appHeaderParts ) {
	Reflect.set( window, 'wp', { components, plugins: { PluginArea, registerPlugin, getPlugins: () => plugins } } );
	installHeaderItems( parts );
}

const order = () =>
	Array.from( document.querySelectorAll( '.woocommerce-layout__header button' ), ( element ) => element.textContent ?? '' ).filter(
		Boolean
	);

test( 'Items of extensions come before or after the panels by their order', async () => {
	extend();
	extensionItem( 'early', 1 );
	extensionItem( 'late', 30 );
	addPages( makePage() );
	renderApp( '%2Fmine', { settings: { isSetupOver: true } } );
	await screen.findByRole( 'tab', { name: 'Activity' } );
	expect( order() ).toEqual( [ 'early', 'Activity', 'late' ] );
} );

test( 'An extension can remove the panels by their public name', async () => {
	extend();
	addPages( makePage() );
	onRest( 'GET /wc-admin/onboarding/tasks', [] );
	renderApp( '%2Fmine', { settings: { isSetupOver: true } } );
	await screen.findByRole( 'tab', { name: 'Activity' } );
	expect( plugins.map( ( { name } ) => name ) ).toEqual( [ 'activity-panel-header-item', 'mobile-banner-header-item' ] );
	plugins = plugins.filter( ( { name } ) => name !== 'activity-panel-header-item' );
	act( () => refreshers.forEach( ( refresh ) => refresh() ) );
	expect( screen.queryByRole( 'tab' ) ).not.toBeInTheDocument();
} );

test( 'Classic pages have no plugin of the app banner', () => {
	extend( headerParts );
	expect( plugins.map( ( { name } ) => name ) ).toEqual( [ 'activity-panel-header-item' ] );
} );

test( 'The panels are rendered directly without an extension', async () => {
	installHeaderItems( headerParts );
	addPages( makePage() );
	renderApp( '%2Fmine', { settings: { isSetupOver: true } } );
	expect( await screen.findByRole( 'tab', { name: 'Activity' } ) ).toBeInTheDocument();
} );
