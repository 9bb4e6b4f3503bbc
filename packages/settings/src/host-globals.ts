import type { ComponentType, ReactNode } from 'react';
import { isFields } from './field-reader';
import { readGlobal } from './read-global';

type AnyFunction = ( ...args: readonly unknown[] ) => unknown;

/** Exports of one package of the page, for example `window.wc.navigation`. They are checked before use. */
export interface HostPackage {
	readonly exports: Readonly< Record< string, unknown > >;
	/** The export with that name when it is a function (which includes function components); otherwise undefined. */
	getFunction: ( name: string ) => AnyFunction | undefined;
	/** The export with that name when React can render it; otherwise undefined. */
	getComponent: < Props = { readonly children?: ReactNode } >( name: string ) => ComponentType< Props > | undefined;
}

/** Packages that other scripts loaded. Each is undefined when no script depends on it. */
export interface HostGlobals {
	/** `window.wc.navigation`: has the history that extensions and the app share. */
	readonly navigation: HostPackage | undefined;
	/** `window.wp.components`: has the SlotFill provider that extensions and the app share. */
	readonly components: HostPackage | undefined;
	/** `window.wp.plugins`: plugin areas and the registered plugins. */
	readonly plugins: HostPackage | undefined;
	/** `window.wc.adminLayout`. */
	readonly adminLayout: HostPackage | undefined;
	/** `window.wp.element`. */
	readonly element: HostPackage | undefined;
	/** `window.wcTracks`: usage tracking, when the owner allows it. */
	readonly tracks: HostPackage | undefined;
}

function isFunction( value: unknown ): value is AnyFunction {
	return typeof value === 'function';
}

function isComponent< Props >( value: unknown ): value is ComponentType< Props > {
	// memo() and forwardRef() return objects with this key.
	return isFunction( value ) || ( isFields( value ) && '$$typeof' in value );
}

function toPackage( space: unknown, name: string ): HostPackage | undefined {
	const found = isFields( space ) ? space[ name ] : undefined;
	if ( ! isFields( found ) ) {
		return undefined;
	}
	return {
		exports: found,
		getFunction( key: string ) {
			const value = found[ key ];
			return isFunction( value ) ? value : undefined;
		},
		getComponent< Props >( key: string ): ComponentType< Props > | undefined {
			const value = found[ key ];
			return isComponent< Props >( value ) ? value : undefined;
		},
	};
}

/**
 * The packages that other scripts loaded. They are looked up at each call, because scripts may run after ours.
 *
 * @return One entry per package; undefined when the page does not have it.
 */
export function getHostGlobals(): HostGlobals {
	const wp = readGlobal( 'wp' );
	const wc = readGlobal( 'wc' );
	return {
		navigation: toPackage( wc, 'navigation' ),
		components: toPackage( wp, 'components' ),
		plugins: toPackage( wp, 'plugins' ),
		adminLayout: toPackage( wc, 'adminLayout' ),
		element: toPackage( wp, 'element' ),
		tracks: toPackage( { wcTracks: readGlobal( 'wcTracks' ) }, 'wcTracks' ),
	};
}
