import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningSite } from '../../site/start-options';
import { openContext, signIn, watchErrors } from './browser';
import { clearProfile, dropProfile, openSharedProfile, type SharedProfile } from './shared-profile';
import { joinStore, resetStore } from './store';
import { watchTraffic } from './traffic';

export interface Scenario {
	readonly store: RunningSite;
	readonly browser: Browser;
	page: Page;
	/** Uncaught errors and console errors of the page so far. */
	errors: string[];
	/** Opens an address below wp-admin. */
	open: ( address?: string ) => Promise< void >;
	/** Waits until the page has sent all its requests and has their answers. */
	settle: () => Promise< void >;
	/** Continues as another user in a new profile. */
	signInAs: ( user: string, options?: Parameters< typeof openContext >[ 1 ] ) => Promise< void >;
}

export const HOME = 'admin.php?page=wc-admin';

/** Waits until the app has replaced the first view of the server, whose links load another document. */
async function waitForApp( page: Page ): Promise< void > {
	await page.locator( '#store-admin-first-view' ).waitFor( { state: 'detached' } );
}

/** Opens a page whose `reload` also waits for the app. */
async function openPage( context: BrowserContext ): Promise< Page > {
	const page = await context.newPage();
	const reload = page.reload.bind( page );
	return Object.assign( page, {
		reload: async ( options: Parameters< Page[ 'reload' ] >[ 0 ] ) => {
			const answer = await reload( options );
			await waitForApp( page );
			return answer;
		},
	} );
}

/**
 * Prepares a page with a signed-in administrator, on a store that is reset before each test.
 *
 * @return An object that is filled before each test.
 */
export function prepareScenario(): Scenario {
	const scenario = {} as Scenario & { store: RunningSite; browser: Browser };
	let shared: SharedProfile | undefined;
	let other: BrowserContext | undefined;
	let hasFakeTime = false;

	const openIn = async ( context: BrowserContext ): Promise< void > => {
		scenario.page = await openPage( context );
		const { clock } = scenario.page;
		const install = clock.install.bind( clock );
		clock.install = async ( options ) => {
			hasFakeTime = true;
			await install( options );
		};
		scenario.errors = watchErrors( scenario.page );
		scenario.settle = watchTraffic( scenario.page );
	};
	const closePages = async (): Promise< void > => {
		await Promise.all( [ other?.close(), shared && clearProfile( shared ) ] );
		other = undefined;
	};
	scenario.signInAs = async ( user, options ) => {
		await closePages();
		other = await openContext( scenario.browser, options );
		await openIn( other );
		await signIn( other, { url: scenario.store.url, user, password: scenario.store.password } );
	};
	scenario.open = async ( address = HOME ) => {
		await scenario.page.goto( `${ scenario.store.url }/wp-admin/${ address }` );
		await waitForApp( scenario.page );
	};

	beforeAll( async () => {
		scenario.store = await joinStore();
	} );
	beforeEach( async () => {
		await resetStore( scenario.store );
		shared = await openSharedProfile( scenario.store );
		scenario.browser = shared.context.browser() as Browser;
		await openIn( shared.context );
	} );
	afterEach( closePages );
	// A fake clock stays in its profile.
	afterAll( () => ( hasFakeTime ? dropProfile() : undefined ) );
	return scenario;
}
