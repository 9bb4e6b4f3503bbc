import { applySafeFilter } from '@store-admin/extensibility';
import { getQuery } from './query';
import type { Query } from '@store-admin/query';

/** Public filters that affect the links of the admin menu. */
export const MENU_FILTERS: readonly string[] = [
	'woocommerce_admin_persisted_queries',
	'woocommerce_admin_time_excluded_screens',
	'woocommerce_admin_nav_update_excluded_screens',
];

/** The name of a screen in the filters: `homescreen`, or the path without `/analytics` and its first slash. */
export function getScreenFromPath( path: string ): string {
	return path === '/' ? 'homescreen' : path.replace( '/analytics', '' ).replace( '/', '' );
}

/**
 * The part of a query that is kept from screen to screen: period and comparison of the reports.
 *
 * @param query The current query when left out.
 */
export function getPersistedQuery( query: Query = getQuery() ): Query {
	const names = namesFrom( 'woocommerce_admin_persisted_queries', [ 'period', 'compare', 'before', 'after', 'interval', 'type' ] );
	return Object.fromEntries( Object.entries( query ).filter( ( [ name ] ) => names.includes( name ) ) );
}

/** Screens whose links do not get the persisted query. */
export function getQueryExcludedScreens(): readonly string[] {
	return namesFrom( 'woocommerce_admin_time_excluded_screens', [ 'stock', 'settings', 'customers', 'homescreen' ] );
}

/** Screens whose links in the admin menu are not changed. */
export function getMenuExcludedScreens(): readonly string[] {
	return namesFrom( 'woocommerce_admin_nav_update_excluded_screens', [ 'extensions' ] );
}

function namesFrom( filter: string, names: readonly string[] ): readonly string[] {
	return applySafeFilter< readonly string[] >( filter, [ ...names ], isNames );
}

function isNames( value: unknown ): value is readonly string[] {
	return Array.isArray( value ) && value.every( ( name ) => typeof name === 'string' );
}
