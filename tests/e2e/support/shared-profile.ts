import type { BrowserContext, Page } from 'playwright-core';
import type { RunningSite } from '../../site/start-options';
import { launchBrowser, openContext, signIn } from './browser';
import { lane } from './lane';

/** A signed-in profile that all tests of a lane use one after another. */
export interface SharedProfile {
	readonly context: BrowserContext;
	/** Cookies of the signed-in administrator. */
	readonly cookies: Awaited< ReturnType< BrowserContext[ 'cookies' ] > >;
	/** A small page that stays open, which keeps the process alive that has compiled the scripts. */
	readonly keeper: Page;
}

/**
 * Opens the browser and the profile of this lane, or returns those of the last test. New ones would cost each file some seconds, because the
 * cache is empty and every script is compiled again.
 *
 * @param store the store to sign in to
 */
export async function openSharedProfile( store: RunningSite ): Promise< SharedProfile > {
	if ( ! lane.browser?.isConnected() ) {
		lane.profile = undefined;
		lane.browser = await launchBrowser();
	}
	// The page is closed when its process has crashed.
	if ( ! lane.profile || lane.profile.keeper.isClosed() ) {
		const context = await openContext( lane.browser );
		await signIn( context, store );
		const cookies = await context.cookies();
		const keeper = await context.newPage();
		await keeper.goto( `${ store.url }/wp-includes/images/blank.gif` );
		lane.profile = { context, cookies, keeper };
	}
	return lane.profile;
}

/** Closes the pages of the last test and removes what it stored; the administrator is signed in again. */
export async function clearProfile( { context, cookies, keeper }: SharedProfile ): Promise< void > {
	const left = context.pages().filter( ( page ) => page !== keeper );
	await Promise.all( left.map( ( page ) => page.close() ) );
	await context.setOffline( false );
	await keeper.evaluate( () => window.localStorage.clear() );
	await context.clearCookies();
	await context.addCookies( cookies );
}

/** Closes the profile, because it cannot be cleared; the next file opens another one. */
export async function dropProfile(): Promise< void > {
	await lane.profile?.context.close();
	lane.profile = undefined;
}
