import type { ComponentType, ReactNode } from 'react';
import { isFields } from './field-reader';
import { readGlobal } from './read-global';

type AnyFunction = ( ...args: readonly unknown[] ) => unknown;

/** Exports of one package of the page (`window.wc.navigation`, for example); each has to be looked at before use. */
export interface HostPackage {
	readonly exports: Readonly< Record< string, unknown > >;
	/** The export of that name when it is a function (a component that is one included), else undefined. */
	getFunction: ( name: string ) => AnyFunction | undefined;
	/** The export of that name when React can render it, else undefined. */
	getComponent: < Props = { readonly children?: ReactNode } >( name: string ) => ComponentType< Props > | undefined;
}

/** Packages that others put on the page; each is undefined unless something depends on it. */
export interface HostGlobals {
	/** `window.wc.navigation`: the history an extension shares with us. */
	readonly navigation: HostPackage | undefined;
	/** `window.wp.components`: the SlotFill provider an extension shares with us. */
	readonly components: HostPackage | undefined;
	/** `window.wp.plugins`: plugin areas and the plugins registered in them. */
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
	// memo() and forwardRef() give objects that carry their kind under this key.
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
 * Looks at what others have put on the page. Read at each call, since scripts may arrive after us.
 *
 * @return One entry per package, undefined when the page does not have it.
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
