import { createElement, Suspense, type ReactElement, type ReactNode } from 'react';
import { addFilter } from '@wordpress/hooks';
import { getHostGlobals } from '@store-admin/settings';
import { Guard } from './guard';
import { createLoopCounter } from './loop-watch';
import { Unfinished } from './unfinished';

type Render = ( props: object ) => ReactNode;

const isolated = new WeakSet< Render >();
const scopesSeen = new Set< string >();

/**
 * Wraps each plugin of these scopes, also those registered later, in its own boundary. The page's plugin area only
 * catches errors: without our boundary, one plugin that is still loading would keep React from registering the fills of
 * all others.
 *
 * @param scopes Public scopes, for example `woocommerce-admin`.
 */
export function isolatePlugins( scopes: readonly string[] ): void {
	const { plugins } = getHostGlobals();
	if ( ! plugins ) {
		return;
	}
	if ( scopesSeen.size === 0 ) {
		addFilter( 'plugins.registerPlugin', 'store-admin/plugin-isolation', isolateSettings );
	}
	for ( const scope of scopes ) {
		scopesSeen.add( scope );
		const registered = plugins.getFunction( 'getPlugins' )?.( scope );
		if ( isList( registered ) ) {
			registered.forEach( isolateInPlace );
		}
	}
}

function isolateSettings( settings: unknown, name: unknown ): unknown {
	if ( ! isObject( settings ) || ! scopesSeen.has( String( Reflect.get( settings, 'scope' ) ) ) ) {
		return settings;
	}
	const render: unknown = Reflect.get( settings, 'render' );
	return isRender( render ) ? { ...settings, render: isolate( String( name ), render ) } : settings;
}

/** The page has already stored plugins that were registered before, so their render function is replaced in place. */
function isolateInPlace( plugin: unknown ): void {
	const render: unknown = isObject( plugin ) ? Reflect.get( plugin, 'render' ) : undefined;
	if ( isObject( plugin ) && isRender( render ) ) {
		Reflect.set( plugin, 'render', isolate( String( Reflect.get( plugin, 'name' ) ), render ) );
	}
}

function isolate( name: string, render: Render ): Render {
	if ( isolated.has( render ) ) {
		return render;
	}
	const culprit = `plugin ${ name }`;
	const Plugin = isClass( render ) ? render : counted( render );
	function IsolatedPlugin( props: object ): ReactElement {
		return (
			<Guard name={ culprit }>
				<Suspense fallback={ <Unfinished name={ culprit } /> }>{ createElement( Plugin, props ) }</Suspense>
			</Guard>
		);
	}
	isolated.add( IsolatedPlugin );
	return IsolatedPlugin;
}

/**
 * Throws when a plugin renders too often. Plugins render a few times per page view; one with an effect that always
 * updates it would never stop.
 */
function counted( render: Render ): Render {
	const isEndless = createLoopCounter();
	return function Plugin( props ) {
		if ( isEndless() ) {
			throw new Error( 'It renders again and again without end.' );
		}
		return render( props );
	};
}

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

function isObject( value: unknown ): value is object {
	return typeof value === 'object' && value !== null;
}

function isRender( value: unknown ): value is Render {
	return typeof value === 'function';
}

function isClass( value: Render ): boolean {
	const prototype: unknown = value.prototype;
	return isObject( prototype ) && 'isReactComponent' in prototype;
}
