import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { RunningSite } from '../site/start-options';

/** Factor by which the browser is slowed down, to simulate a modest computer. */
const SLOWDOWN = 4;

interface Interaction {
	readonly name: string;
	/** Selector of the clicked element. */
	readonly press: string;
	/** Selectors that are clicked before, without being measured. */
	readonly before?: readonly string[];
}

const INTERACTIONS: readonly Interaction[] = [
	{ name: 'open the orders', press: '#orders-panel button' },
	{ name: 'open the stock', press: '#stock-panel button' },
	{ name: 'open the menu of the figures', press: 'button[aria-label="Choose which values to display"]' },
	{
		name: 'tick a figure',
		before: [ 'button[aria-label="Choose which values to display"]' ],
		press: '[role="menuitemcheckbox"]:nth-of-type(2)',
	},
	{ name: 'show another period', press: '[role="tab"]:nth-of-type(2)' },
	{ name: 'dismiss a message', press: '.store-admin-note button[aria-label^="Dismiss"]' },
	{ name: 'open the help', press: '#activity-panel-tab-help' },
];

/** Milliseconds that the main thread of the page has worked since it was opened. */
async function workOf( session: CDPSession ): Promise< number > {
	const { metrics } = await session.send( 'Performance.getMetrics' );
	return ( metrics.find( ( { name } ) => name === 'TaskDuration' )?.value ?? 0 ) * 1000;
}

/** Clicks an element and waits until the effect is painted; it does not wait for later answers of the server. */
async function pressAndPaint( page: Page, selector: string ): Promise< void > {
	await page
		.locator( selector )
		.first()
		.evaluate( ( element ) => {
			( element as HTMLElement ).click();
			return new Promise< void >( ( resolve ) => {
				requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) );
			} );
		} );
}

async function measureOne( context: BrowserContext, address: string, { press, before = [] }: Interaction ): Promise< number > {
	const page = await context.newPage();
	try {
		await page.goto( address );
		await page.locator( '.store-admin-note' ).first().waitFor();
		await page.locator( '.store-admin-figure__delta' ).first().waitFor();
		await page.waitForLoadState( 'networkidle' );
		const session = await context.newCDPSession( page );
		// This is CPU time of the thread, so other work of this machine does not count.
		await session.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
		await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
		for ( const selector of before ) {
			await page.locator( selector ).first().click();
		}
		// The first opening compiles what Chromium itself needs.
		await pressAndPaint( page, 'body' );
		await page.waitForTimeout( 500 );
		const start = await workOf( session );
		await pressAndPaint( page, press );
		return ( await workOf( session ) ) - start;
	} finally {
		await page.close();
	}
}

/** Home with all sections: two columns, set-up list hidden. */
async function showEverything( store: RunningSite ): Promise< void > {
	await store.runPhp( {
		code: 'update_option( "woocommerce_task_list_hidden_lists", array( "setup" ) ); update_option( "woocommerce_default_homepage_layout", "two_columns" );',
	} );
}

async function showSetup( store: RunningSite ): Promise< void > {
	await store.runPhp( {
		code: 'delete_option( "woocommerce_task_list_hidden_lists" ); delete_option( "woocommerce_default_homepage_layout" ); global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET is_deleted = 0" );',
	} );
}

const middle = ( values: readonly number[] ) => [ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ] ?? Number.NaN;

/**
 * Measures how long the main thread works on a slow computer until the effect of a click is painted.
 *
 * @return Milliseconds by interaction, the middle of several runs.
 */
export async function measureInteractions( context: BrowserContext, store: RunningSite, runs: number ): Promise< Map< string, number > > {
	const results = new Map< string, number >();
	await showEverything( store );
	try {
		for ( const interaction of INTERACTIONS ) {
			const times: number[] = [];
			for ( let run = 0; run < runs; run++ ) {
				times.push( await measureOne( context, `${ store.url }/wp-admin/admin.php?page=wc-admin`, interaction ) );
			}
			results.set( interaction.name, middle( times ) );
		}
	} finally {
		await showSetup( store );
	}
	return results;
}
