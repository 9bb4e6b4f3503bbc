import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const places = [ process.env[ 'CHROMIUM' ], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];
const flags = [ '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic' ];

const isOfStore = ( url: string ) => [ '127.0.0.1', 'localhost' ].includes( new URL( url ).hostname );

/** A phone for which the host has an app. */
export const ANDROID_PHONE = {
	userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
	viewport: { width: 360, height: 740 },
};

interface Launch {
	/** Whether Back and Forward may bring pages out of the browser's memory, as a browser of today does. */
	readonly keepsPages?: boolean;
}

/** Starts the machine's own Chromium without a window. */
export function launchBrowser( { keepsPages = false }: Launch = {} ): Promise< Browser > {
	const executablePath = places.find( ( place ) => place && existsSync( place ) );
	if ( ! executablePath ) {
		throw new Error( 'No Chromium found. Install it (apt-get install chromium) or set CHROMIUM to its path.' );
	}
	return chromium.launch( { executablePath, args: flags, ignoreDefaultArgs: keepsPages ? [ '--disable-back-forward-cache' ] : [] } );
}

export interface SignInDetails {
	readonly url: string;
	readonly user: string;
	readonly password: string;
}

/**
 * Signs a profile in. The form is sent without showing it: WordPress' sign-in page moves the focus while a test types.
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

/** Collects what the page reports as broken: uncaught errors and console errors. */
export function watchErrors( page: Page ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( error ) => errors.push( `uncaught: ${ error.message }` ) );
	page.on( 'console', ( message ) => {
		// Avatars and the like come from hosts that tests never ask.
		const isForeign = message.text().includes( 'net::ERR_FAILED' ) && ! isOfStore( message.location().url );
		if ( message.type() === 'error' && ! isForeign ) {
			errors.push( `${ message.text() } ${ message.location().url }`.trim() );
		}
	} );
	return errors;
}

interface Profile {
	/** Whether requests to hosts other than the store are refused, which costs the browser its cache. */
	readonly isolated?: boolean;
}

/** A new, empty profile that by default never asks a host other than the store. */
export async function openContext(
	browser: Browser,
	options: Parameters< Browser[ 'newContext' ] >[ 0 ] = {},
	{ isolated = true }: Profile = {}
): Promise< BrowserContext > {
	const context = await browser.newContext( { viewport: { width: 1366, height: 900 }, ...options } );
	if ( isolated ) {
		await context.route(
			( url ) => ! isOfStore( url.href ),
			( route ) => route.abort()
		);
	}
	return context;
}
