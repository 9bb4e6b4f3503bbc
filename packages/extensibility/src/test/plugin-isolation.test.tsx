import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { applyFilters } from '@wordpress/hooks';
import { act, render, screen } from '@testing-library/react';
import { lazy, useEffect, type ComponentType } from 'react';
import { expectCaughtError, expectConsole } from '../../../../tests/js/console-guard';
import { forgetCulprits } from '../culprit';
import { PluginAreas } from '../plugin-areas';

interface Plugin {
	readonly name: string;
	readonly scope: string;
	render: ComponentType;
}

const SCOPES = [ 'woocommerce-admin' ];
let plugins: Plugin[];

/** The parts of wp.plugins that the test needs: registering runs a filter, and an area renders each plugin of its scope. */
function register( name: string, plugin: Omit< Plugin, 'name' > ): void {
	const settings = applyFilters( 'plugins.registerPlugin', plugin, name ) as Plugin;
	plugins.push( { ...settings, name } );
}

beforeEach( () => {
	plugins = [];
	const getPlugins = ( scope: string ) => plugins.filter( ( plugin ) => plugin.scope === scope );
	function PluginArea( { scope }: { readonly scope: string } ) {
		return getPlugins( scope ).map( ( { name, render: Render } ) => <Render key={ name } /> );
	}
	Reflect.set( window, 'wp', { plugins: { PluginArea, getPlugins } } );
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'wp' );
	forgetCulprits();
} );

const Never = lazy( () => new Promise< never >( () => {} ) );

test.each( [
	[ 'before', true ],
	[ 'after', false ],
] )( 'a plugin registered %s the app that never finishes loading does not block others, and causes a warning', ( _when, isEarly ) => {
	jest.useFakeTimers();
	const started = jest.fn< () => void >();
	function Healthy() {
		useEffect( started, [] );
		return <p>healthy</p>;
	}
	const registerAll = () => {
		register( 'slow-plugin', { scope: 'woocommerce-admin', render: () => <Never /> } );
		register( 'healthy-plugin', { scope: 'woocommerce-admin', render: Healthy } );
	};
	if ( isEarly ) {
		registerAll();
	}
	const { rerender } = render( <PluginAreas scopes={ SCOPES } /> );
	if ( ! isEarly ) {
		registerAll();
		rerender( <PluginAreas scopes={ [ ...SCOPES ] } /> );
	}
	expect( screen.getByText( 'healthy' ) ).toBeVisible();
	expect( started ).toHaveBeenCalledTimes( 1 );
	expectConsole( 'warn', /plugin slow-plugin: has been loading for 10 seconds/ );
	act( () => void jest.advanceTimersByTime( 10_000 ) );
} );

test( 'a plugin that renders endlessly is stopped', () => {
	register( 'endless-plugin', { scope: 'woocommerce-admin', render: () => <p>endless</p> } );
	expectConsole( 'warn', /plugin endless-plugin.*left out/ );
	expectCaughtError( /endless|without end/i );
	const { rerender } = render( <PluginAreas scopes={ SCOPES } /> );
	for ( let time = 0; time < 301; time++ ) {
		rerender( <PluginAreas scopes={ SCOPES } /> );
	}
	expect( screen.queryByText( 'endless' ) ).not.toBeInTheDocument();
} );

test( 'plugins of other scopes stay unchanged', () => {
	const settings = { scope: 'somewhere-else', render: () => null };
	render( <PluginAreas scopes={ SCOPES } /> );
	expect( applyFilters( 'plugins.registerPlugin', settings, 'their-plugin' ) ).toBe( settings );
} );
