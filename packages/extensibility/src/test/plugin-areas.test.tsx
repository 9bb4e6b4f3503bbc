import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectCaughtError, expectConsole } from '../../../../tests/js/console-guard';
import { forgetCulprits } from '../culprit';
import { PluginAreas } from '../plugin-areas';

afterEach( () => {
	Reflect.deleteProperty( window, 'wp' );
	forgetCulprits();
} );

test( 'PluginAreas renders one area per scope when wp-plugins is loaded', () => {
	Reflect.set( window, 'wp', { plugins: { PluginArea: ( { scope }: { scope: string } ) => <p>{ scope }</p> } } );
	render( <PluginAreas scopes={ [ 'woocommerce-admin', 'woocommerce-tasks' ] } /> );
	expect( screen.getByText( 'woocommerce-admin' ) ).toBeInTheDocument();
	expect( screen.getByText( 'woocommerce-tasks' ) ).toBeInTheDocument();
} );

test( 'PluginAreas renders nothing when wp-plugins is not loaded', () => {
	const { container } = render( <PluginAreas scopes={ [ 'woocommerce-admin' ] } /> );
	expect( container ).toBeEmptyDOMElement();
} );

test( 'PluginAreas keeps the other areas when one crashes', () => {
	function PluginArea( { scope }: { readonly scope: string } ) {
		if ( scope === 'woocommerce-admin' ) {
			throw new Error( 'no good' );
		}
		return <p>{ scope }</p>;
	}
	Reflect.set( window, 'wp', { plugins: { PluginArea } } );
	expectConsole( 'warn', /plugins of scope woocommerce-admin/ );
	expectCaughtError( /no good/ );
	render( <PluginAreas scopes={ [ 'woocommerce-admin', 'woocommerce-tasks' ] } /> );
	expect( screen.getByText( 'woocommerce-tasks' ) ).toBeInTheDocument();
} );

test( 'PluginAreas warns about a plugin whose render fails', () => {
	function PluginArea( { onError }: { readonly onError: ( name: string, error: unknown ) => void } ) {
		onError( 'my-plugin', new Error( 'no good' ) );
		return null;
	}
	Reflect.set( window, 'wp', { plugins: { PluginArea } } );
	expectConsole( 'warn', /plugin my-plugin: failed and was left out/ );
	render( <PluginAreas scopes={ [ 'woocommerce-admin' ] } /> );
} );
