import type { Browser, BrowserContext } from 'playwright-core';
import type { RunningSite } from '../../site/start-options';
import { openContext, signIn } from './browser';

/** A signed-in profile that all tests of a file use one after another. */
export interface SharedProfile {
	readonly context: BrowserContext;
	/** Closes the pages of the last test and removes what it stored; the administrator is signed in again. */
	clear: () => Promise< void >;
}

/**
 * Opens a profile that stays open for a whole file. A new profile would cost each test a second, because its cache is empty and the browser
 * starts a process that compiles every script again. One small page stays open, which keeps that process alive.
 *
 * @param browser from `launchBrowser()`
 * @param store   the store to sign in to
 */
export async function openSharedProfile( browser: Browser, store: RunningSite ): Promise< SharedProfile > {
	const context = await openContext( browser );
	await signIn( context, store );
	const cookies = await context.cookies();
	const keeper = await context.newPage();
	await keeper.goto( `${ store.url }/wp-includes/images/blank.gif` );
	const clear = async (): Promise< void > => {
		const left = context.pages().filter( ( page ) => page !== keeper );
		await Promise.all( left.map( ( page ) => page.close() ) );
		await context.setOffline( false );
		await keeper.evaluate( () => window.localStorage.clear() );
		await context.clearCookies();
		await context.addCookies( cookies );
	};
	return { context, clear };
}
