import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findChromium } from './find-chromium';
import { launcherOfLane } from './lane';

const flags = [
	'--no-sandbox',
	'--disable-gpu',
	// Saves a fifth of the CPU time of a page.
	'--disable-gpu-compositing',
	'--disable-background-networking',
	'--disable-quic',
	// Hosts other than the store do not resolve. Intercepting requests would do the same, but disables the cache.
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
	// Pages of one profile share a process, so that a new page opens in a process that has already compiled the scripts.
	'--process-per-site',
];

const isOfStore = ( url: string ) => [ '127.0.0.1', 'localhost' ].includes( new URL( url ).hostname );

/** A phone for which the host has an app. */
export const ANDROID_PHONE = {
	userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
	viewport: { width: 360, height: 740 },
};

interface Launch {
	/** Whether Back and Forward use the back/forward cache, as browsers do. */
	readonly keepsPages?: boolean;
}

/** Starts Chromium without a window. */
export async function launchBrowser( { keepsPages = false }: Launch = {} ): Promise< Browser > {
	const chromium = launcherOfLane ?? ( await import( 'playwright-core' ) ).chromium;
	const executablePath = findChromium( chromium, keepsPages );
	if ( executablePath === null ) {
		throw new Error( 'No Chromium found. Install it (npx playwright-core install chromium) or set CHROMIUM to its path.' );
	}
	return chromium.launch( { executablePath, args: flags, ignoreDefaultArgs: keepsPages ? [ '--disable-back-forward-cache' ] : [] } );
}

export interface SignInDetails {
	readonly url: string;
	readonly user: string;
	readonly password: string;
}

/**
 * Signs a profile in. The form is sent without opening it, because the sign-in page of WordPress moves the focus while a test types.
 *
 * @throws Error when the store refuses.
 */
export async function signIn( context: BrowserContext, { url, user, password }: SignInDetails ): Promise< void > {
	await context.request.get( `${ url }/wp-login.php` );
	const form = { log: user, pwd: password, testcookie: '1' };
	const answer = await context.request.post( `${ url }/wp-login.php`, { form, maxRedirects: 0 } );
	if ( answer.status() !== 302 ) {
		throw new Error( `${ user } could not sign in to ${ url }` );
	}
}

/**
 * Avatars and similar files come from hosts that do not resolve in a test; the browser requests the favicon itself, and
 * not every site has one.
 */
function isExpected( text: string, url: string ): boolean {
	return ( text.includes( 'net::ERR_NAME_NOT_RESOLVED' ) && ! isOfStore( url ) ) || url.endsWith( '/favicon.ico' );
}

/** Collects the uncaught errors and console errors of a page. */
export function watchErrors( page: Page ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( error ) => errors.push( `uncaught: ${ error.message }` ) );
	page.on( 'console', ( message ) => {
		const { url } = message.location();
		if ( message.type() === 'error' && ! isExpected( message.text(), url ) ) {
			errors.push( `${ message.text() } ${ url }`.trim() );
		}
	} );
	return errors;
}

/** Opens a new, empty profile. */
export function openContext( browser: Browser, options: Parameters< Browser[ 'newContext' ] >[ 0 ] = {} ): Promise< BrowserContext > {
	return browser.newContext( { viewport: { width: 1366, height: 900 }, ...options } );
}
