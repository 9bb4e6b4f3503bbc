import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';

/**
 * CPU time is multiplied by this, to simulate a modest computer. The browser itself is not slowed down, because its throttling also counts
 * the time in which other programs of this machine have the processor.
 */
const SLOWDOWN = 4;

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 1500;

interface Press {
	readonly name: string;
	/** Path and query of a page in the app. */
	readonly address: string;
	/** The pressed element. */
	readonly target: ( page: Page ) => Locator;
	/** Pressed before, without being measured. */
	readonly before?: ( page: Page ) => Locator;
}

const YEAR = '&period=year&compare=previous_year&interval=day';
const REVENUE = `/analytics/revenue${ YEAR }`;

const button = ( name: string ) => ( page: Page ) => page.getByRole( 'button', { name, exact: true } ).first();
const dateRange = ( page: Page ) => page.getByRole( 'button', { name: /^Date range:/ } );
const columns = button( 'Choose which values to display' );

const PRESSES: readonly Press[] = [
	{ name: 'another figure', address: REVENUE, target: ( page ) => page.getByRole( 'link', { name: /^Taxes \$/ } ) },
	{
		name: 'sort by a column',
		address: REVENUE,
		target: ( page ) => page.getByRole( 'columnheader' ).getByRole( 'button', { name: 'Orders' } ),
	},
	{ name: 'bar chart', address: REVENUE, target: ( page ) => page.getByTitle( 'Bar chart' ) },
	{ name: 'hide a series', address: REVENUE, target: ( page ) => page.getByRole( 'checkbox', { name: /^Previous year/ } ) },
	{ name: 'show as table', address: REVENUE, target: button( 'Show as table' ) },
	{ name: 'open the columns', address: REVENUE, target: columns },
	{
		name: 'hide a column',
		address: REVENUE,
		before: columns,
		target: ( page ) => page.getByRole( 'menuitemcheckbox', { name: 'Coupons' } ),
	},
	{ name: 'open the date range', address: REVENUE, target: dateRange },
	{ name: 'another range', address: REVENUE, before: dateRange, target: button( 'Update' ) },
	{ name: 'next page of products', address: `/analytics/products${ YEAR }`, target: button( 'Next Page' ) },
	{
		name: 'select a product',
		address: `/analytics/products${ YEAR }`,
		target: ( page ) => page.locator( 'td input[type=checkbox]' ).first(),
	},
	{
		name: 'open the kinds of filter',
		address: `/analytics/orders${ YEAR }`,
		target: ( page ) => page.getByRole( 'button', { name: /All orders/i } ).first(),
	},
	{ name: 'add a filter', address: `/analytics/orders${ YEAR }&filter=advanced`, target: button( 'Add a filter' ) },
	{
		name: 'report from the menu',
		address: REVENUE,
		target: ( page ) =>
			page.locator( '#toplevel_page_wc-admin-path--analytics-overview' ).getByRole( 'link', { name: 'Orders', exact: true } ),
	},
	{
		name: 'report visited before',
		address: REVENUE,
		before: ( page ) => page.getByRole( 'link', { name: /^Taxes \$/ } ),
		target: ( page ) => page.getByRole( 'link', { name: /^Net sales/ } ).first(),
	},
	{
		name: 'report from the overview',
		address: '/analytics/overview&period=year',
		target: ( page ) => page.getByRole( 'link', { name: /^Total sales/ } ).first(),
	},
];

interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly ts: number;
	readonly tid: number;
	readonly pid: number;
	readonly dur?: number;
	readonly tdur?: number;
	readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** What the main thread did after a press, in ms of CPU time, so that other work of this machine does not count. */
export interface PressWork {
	/** The task that handles the press. */
	readonly answer: number;
	/** The longest task after it, until nothing is left to do. */
	readonly longest: number;
}

async function traceWhile( session: CDPSession, work: () => Promise< void > ): Promise< readonly TraceEvent[] > {
	const events: TraceEvent[] = [];
	const keep = ( { value }: { value: unknown[] } ) => events.push( ...( value as TraceEvent[] ) );
	session.on( 'Tracing.dataCollected', keep );
	await session.send( 'Tracing.start', {
		traceConfig: { includedCategories: [ 'devtools.timeline', 'disabled-by-default-devtools.timeline' ] },
	} );
	await work();
	const complete = new Promise< void >( ( resolve ) => {
		session.once( 'Tracing.tracingComplete', () => resolve() );
	} );
	await session.send( 'Tracing.end' );
	await complete;
	session.off( 'Tracing.dataCollected', keep );
	return events;
}

/**
 * Sums up a trace: the press is the task with the click, and its thread is the main thread.
 *
 * @throws Error when the trace has no click
 */
export function summarize( events: readonly TraceEvent[] ): PressWork {
	const click = events.find( ( { name, args } ) => name === 'EventDispatch' && args?.data?.type === 'click' );
	if ( ! click ) {
		throw new Error( 'The trace has no click.' );
	}
	const endOf = ( { ts, dur = 0 }: TraceEvent ) => ts + dur;
	const isAfter = ( event: TraceEvent ) => event.tid === click.tid && event.pid === click.pid && endOf( event ) >= click.ts;
	const tasks = events.filter( ( event ) => event.name === 'RunTask' && isAfter( event ) );
	const answer = tasks.find( ( { ts } ) => ts <= click.ts );
	const milliseconds = ( { tdur, dur = 0 }: TraceEvent ) => ( ( tdur ?? dur ) / 1000 ) * SLOWDOWN;
	const others = tasks.filter( ( task ) => task !== answer ).map( milliseconds );
	return { answer: answer ? milliseconds( answer ) : 0, longest: Math.max( 0, ...others ) };
}

/** Waits until figures and rows are there and no request is under way. */
async function waitUntilLoaded( page: Page ): Promise< void > {
	await page.locator( '.store-admin-figure__value, .store-admin-table tbody:not( .store-admin-table__skeleton ) td' ).first().waitFor();
	let running = 0;
	let last = Date.now();
	const count = ( change: number ) => () => {
		running += change;
		last = Date.now();
	};
	page.on( 'request', count( 1 ) );
	page.on( 'requestfinished', count( -1 ) );
	page.on( 'requestfailed', count( -1 ) );
	await page.waitForLoadState( 'networkidle' );
	while ( running > 0 || Date.now() - last < QUIET ) {
		await page.waitForTimeout( 100 );
	}
}

async function measureOne( context: BrowserContext, url: string, { address, target, before }: Press ): Promise< PressWork > {
	const page = await context.newPage();
	try {
		await page.goto( `${ url }/wp-admin/admin.php?page=wc-admin&path=${ address }` );
		await waitUntilLoaded( page );
		await before?.( page ).click();
		const element = target( page );
		await element.hover();
		const box = await element.boundingBox();
		if ( ! box ) {
			throw new Error( 'The element has no place on the page.' );
		}
		await page.waitForTimeout( QUIET / 2 );
		const session = await context.newCDPSession( page );
		const events = await traceWhile( session, async () => {
			// Not `element.click()`, whose own checks run in the page.
			await page.mouse.click( box.x + box.width / 2, box.y + box.height / 2 );
			await page.waitForTimeout( QUIET * 2 );
		} );
		return summarize( events );
	} finally {
		await page.close();
	}
}

/**
 * Measures what the main thread works for each press in the reports.
 *
 * @param context profile of a user with all rights
 * @param url     address of the site
 * @param runs    how often each press is measured
 * @return The work of each run, by press.
 */
export async function measurePresses( context: BrowserContext, url: string, runs: number ): Promise< Map< string, readonly PressWork[] > > {
	const results = new Map< string, readonly PressWork[] >();
	for ( const press of PRESSES ) {
		const works: PressWork[] = [];
		for ( let run = 0; run < runs; run++ ) {
			works.push( await measureOne( context, url, press ) );
		}
		results.set( press.name, works );
	}
	return results;
}
