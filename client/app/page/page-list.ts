import { isComponent } from '../../shared/is-component';
import { warnOfCulprit } from '@store-admin/extensibility';
import type { PageDefinition } from '../../shared/page-definition';

const FILTER = 'filter woocommerce_admin_pages_list';

/** Whether the filter returned a list at all. `usablePages` checks its entries. */
export function isPageList( value: unknown ): value is readonly PageDefinition[] {
	return Array.isArray( value );
}

/**
 * The pages that have a path and a component. The others are left out, and the console names each once. A page may leave out
 * its capability (ADR 0019). Of two pages with the same path the first is used.
 */
export function usablePages( pages: readonly unknown[] ): readonly PageDefinition[] {
	const seen = new Set< string >();
	const usable: PageDefinition[] = [];
	for ( const page of pages ) {
		const problem = problemOf( page );
		if ( problem || ! isComplete( page ) ) {
			warnOfCulprit( `${ FILTER }, page ${ pathOf( page ) }`, problem ?? 'is not a page. It was left out.' );
		} else if ( seen.has( page.path ) ) {
			warnOfCulprit( `${ FILTER }, page ${ page.path }`, 'is there twice. The first one is used.' );
		} else {
			seen.add( page.path );
			usable.push( page );
		}
	}
	return usable;
}

function problemOf( page: unknown ): string | undefined {
	if ( typeof page !== 'object' || page === null ) {
		return 'is not an object. It was left out.';
	}
	if ( typeof Reflect.get( page, 'path' ) !== 'string' ) {
		return 'has no path. It was left out.';
	}
	if ( ! isComponent( Reflect.get( page, 'container' ) ) ) {
		return 'has no container component. It was left out.';
	}
	const capability: unknown = Reflect.get( page, 'capability' );
	return ! capability || typeof capability === 'string' ? undefined : 'has a capability that is no name. It was left out.';
}

function isComplete( page: unknown ): page is PageDefinition {
	return problemOf( page ) === undefined;
}

function pathOf( page: unknown ): string {
	const path: unknown = typeof page === 'object' && page !== null ? Reflect.get( page, 'path' ) : undefined;
	return typeof path === 'string' ? path : '(no path)';
}
