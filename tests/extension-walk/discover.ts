import type { Page } from 'playwright-core';
import { HOME, menuPaths, settingsPaths, type Stop } from './find-links';
import type { Walker } from './walker';

const SETTINGS = 'admin.php?page=wc-settings';

/** Classic pages that extensions often extend with columns, boxes and notices. */
export const CLASSIC: readonly Stop[] = [
	'admin.php?page=wc-settings&tab=general',
	'admin.php?page=wc-settings&tab=checkout',
	'admin.php?page=wc-status',
	'edit.php?post_type=product',
	'post-new.php?post_type=product',
	'edit.php?post_type=shop_coupon',
].map( ( path ) => ( { path, kind: 'classic' } ) );

/** The pages of a store: pages of the app, entries of the menu, tabs and sections of the settings. */
export interface Inventory {
	/** Paths that `woocommerce_admin_pages_list` and `woocommerce_admin_reports_list` add to an empty list. */
	readonly pages: readonly string[];
	readonly menu: readonly string[];
	readonly settings: readonly string[];
}

interface HooksWindow {
	readonly wp?: { readonly hooks?: { readonly applyFilters: ( name: string, value: unknown ) => unknown } };
}

/** Runs in the page. */
function readFilters(): string[] {
	const { wp } = window as unknown as HooksWindow;
	const apply = ( name: string ) => {
		const list = wp?.hooks?.applyFilters( name, [] );
		return ( Array.isArray( list ) ? list : [] ) as { path?: unknown; report?: unknown }[];
	};
	const pages = apply( 'woocommerce_admin_pages_list' ).map( ( { path } ) => path );
	const reports = apply( 'woocommerce_admin_reports_list' ).map( ( { report } ) => `/analytics/${ String( report ) }` );
	return [ ...pages, ...reports ].map( String );
}

const filtersOf = ( page: Page ) =>
	page.evaluate< string[] >( `( () => { const __name = ( named ) => named; return ( ${ String( readFilters ) } )(); } )()` );

async function readSettings( walker: Walker, origin: string, extra: readonly string[] ): Promise< readonly string[] > {
	const tabs = settingsPaths( await walker.source( SETTINGS ), origin );
	const found = new Set( [ ...tabs, ...extra ] );
	const sources = await Promise.all( tabs.map( ( tab ) => walker.source( tab ) ) );
	sources.flatMap( ( html ) => settingsPaths( html, origin ) ).forEach( ( path ) => found.add( path ) );
	return [ ...found ];
}

/**
 * Lists the pages that the store has at the moment.
 *
 * @param walker   opens the pages
 * @param origin   address of the store without a slash at the end
 * @param gateways ids of payment gateways, whose sections newer hosts link from JavaScript only
 */
export async function takeInventory( walker: Walker, origin: string, gateways: readonly string[] ): Promise< Inventory > {
	const pages = await walker.withPage( HOME.path, filtersOf );
	const menu = menuPaths( await walker.source( HOME.path ), origin );
	const sections = gateways.map( ( id ) => `${ SETTINGS }&tab=checkout&section=${ id }` );
	return { pages, menu, settings: await readSettings( walker, origin, sections ) };
}

const pageAddress = ( path: string ) => `admin.php?page=wc-admin&path=${ encodeURIComponent( path ) }`;

/** Both forms of the address of an app page count as one. */
const keyOf = ( path: string ) => decodeURIComponent( path );

function unique( stops: readonly Stop[] ): readonly Stop[] {
	return stops.filter( ( stop, index ) => stops.findIndex( ( other ) => keyOf( other.path ) === keyOf( stop.path ) ) === index );
}

/**
 * The pages to open with extensions: Home, pages that were not there before, and classic pages that extensions often
 * extend. A parameter in a path gets its own name as value.
 *
 * @param before pages of the store without the extensions
 * @param after  pages with the extensions
 */
export function addedStops( before: Inventory, after: Inventory ): readonly Stop[] {
	const added = ( now: readonly string[], then: readonly string[], kind: Stop[ 'kind' ] ) =>
		now.filter( ( path ) => ! then.some( ( other ) => keyOf( other ) === keyOf( path ) ) ).map( ( path ): Stop => ( { path, kind } ) );
	return unique( [
		HOME,
		...added( after.pages.map( pageAddress ), before.pages.map( pageAddress ), 'page' ),
		...added( after.menu, before.menu, 'menu' ),
		...added( after.settings, before.settings, 'settings' ),
		...CLASSIC,
	] );
}

/** Menu entries of the host. */
const OF_HOST = /page=wc-|post_type=(product|shop_)/;

/** The host's own app shows these reports with both plugins, so one of them represents all. */
const REPORT = /\/analytics\/(?!overview)/;

/**
 * The pages to open on a store without extensions: Home, the host's entries of the menu, the tabs of its settings and the classic pages.
 *
 * @param inventory pages of the store
 */
export function hostStops( inventory: Inventory ): readonly Stop[] {
	const menu = inventory.menu.filter( ( path ) => OF_HOST.test( path ) && ! REPORT.test( decodeURIComponent( path ) ) );
	const tabs = inventory.settings.filter( ( path ) => ! path.includes( '&section=' ) );
	return unique( [
		HOME,
		...menu.map( ( path ): Stop => ( { path, kind: 'menu' } ) ),
		...tabs.map( ( path ): Stop => ( { path, kind: 'settings' } ) ),
		...CLASSIC,
	] );
}
