import type { Page } from 'playwright-core';
import { restRoute } from './rest';

const ANSWER = { status: 500, json: { code: 'db', message: 'The database is away.', data: { status: 500 } } };

async function refuse( page: Page, path: RegExp, isWrite: boolean ): Promise< () => Promise< void > > {
	const isOfPath = ( url: URL ) => path.test( restRoute( url ) );
	await page.route( isOfPath, async ( route ) =>
		( route.request().method() === 'GET' ) === isWrite ? route.fallback() : route.fulfill( ANSWER )
	);
	return async () => page.unroute( isOfPath );
}

/**
 * Lets every write to a REST path fail until the answer is called, as a server whose database is away.
 *
 * @param page Page whose writes fail.
 * @param path Matches the end of the path.
 * @return Lets writes through again.
 */
export function refuseWrites( page: Page, path: RegExp ): Promise< () => Promise< void > > {
	return refuse( page, path, true );
}

/** The same for reads. */
export function refuseReads( page: Page, path: RegExp ): Promise< () => Promise< void > > {
	return refuse( page, path, false );
}
