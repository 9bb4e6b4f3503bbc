import type { Page } from 'playwright-core';
import { restRoute } from './rest';

/**
 * Lets every write to a REST path fail until the answer is called, as a server whose database is away.
 *
 * @param page Page whose writes fail.
 * @param path Matches the end of the path.
 * @return Lets writes through again.
 */
export async function refuseWrites( page: Page, path: RegExp ): Promise< () => Promise< void > > {
	const isOfPath = ( url: URL ) => path.test( restRoute( url ) );
	const answer = { code: 'db', message: 'The database is away.', data: { status: 500 } };
	await page.route( isOfPath, async ( route ) =>
		route.request().method() === 'GET' ? route.fallback() : route.fulfill( { status: 500, json: answer } )
	);
	return async () => page.unroute( isOfPath );
}
