import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core';
import type { RunningSite } from '../site/start-options';
import { launchBrowser, openContext, signIn } from '../e2e/support/browser';
import { openPage } from './open-page';
import type { PageFacts } from './page-facts';
import { withLimit } from './with-limit';

/** A user who is signed in to a store. */
export interface Session {
	/** Address of the store without a slash at the end. */
	readonly url: string;
	readonly cookies: readonly Cookie[];
}

/** Signs in once for all browsers, because each sign-in changes the list of sessions in the database, and of two at a time one is lost. */
export async function openSession( site: RunningSite ): Promise< Session > {
	const browser = await launchBrowser();
	try {
		const context = await openContext( browser );
		await withLimit( signIn( context, site ), 60_000 );
		return { url: site.url, cookies: await context.cookies() };
	} finally {
		await browser.close();
	}
}

/** Opens pages one after another in its own browser, and starts a new browser after one that hung. */
export class Walker {
	private browser: Browser | null = null;
	private context: BrowserContext | null = null;

	/**
	 * @param session where to open pages, signed in
	 * @param seconds for one page, all in all
	 * @param profile options of the browser's profile
	 */
	constructor(
		private readonly session: Session,
		private readonly seconds: number,
		private readonly profile: Parameters< typeof openContext >[ 1 ] = {}
	) {}

	private async opened(): Promise< BrowserContext > {
		if ( this.context === null ) {
			this.browser = await launchBrowser();
			this.context = await openContext( this.browser, this.profile );
			await this.context.addCookies( [ ...this.session.cookies ] );
		}
		return this.context;
	}

	private addressOf( path: string ): string {
		return `${ this.session.url }/wp-admin/${ path }`;
	}

	/**
	 * Opens a page of wp-admin and reads it.
	 *
	 * @param path address below wp-admin
	 * @param read called once the page is open and quiet
	 * @throws Error when it does not open or hangs; the next page opens in a new browser then
	 */
	async withPage< T >( path: string, read: ( page: Page, facts: PageFacts ) => Promise< T > ): Promise< T > {
		const context = await this.opened();
		const work = async () => {
			const page = await context.newPage();
			const facts = await openPage( page, this.addressOf( path ), this.seconds );
			const result = await read( page, facts );
			await page.close();
			return result;
		};
		try {
			return await withLimit( work(), this.seconds * 1000 );
		} catch ( error ) {
			await this.close();
			throw error;
		}
	}

	/** Opens a page of wp-admin and returns its visible facts. */
	open( path: string ): Promise< PageFacts > {
		return this.withPage( path, ( _, facts ) => Promise.resolve( facts ) );
	}

	/** The source of a page of wp-admin, without running its scripts. */
	async source( path: string ): Promise< string > {
		const context = await this.opened();
		const response = await context.request.get( this.addressOf( path ), { timeout: this.seconds * 1000 } );
		return response.text();
	}

	/** Closes the browser. */
	async close(): Promise< void > {
		const { browser } = this;
		this.browser = null;
		this.context = null;
		await withLimit( browser?.close() ?? Promise.resolve(), 10_000 ).catch( () => undefined );
	}
}
