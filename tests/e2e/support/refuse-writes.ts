import type { Page } from 'playwright-core';
import { restRoute } from './rest';

const ANSWER = { status: 500, json: { code: 'db', message: 'The database is away.', data: { status: 500 } } };

/**
 * Makes every write to a REST path fail, as a server does that has lost its database.
 *
 * @param page page whose writes fail
 * @param path matches the end of the path
 * @return a function that lets writes through again
 */
export async function refuseWrites( page: Page, path: RegExp ): Promise< () => Promise< void > > {
	const isOfPath = ( url: URL ) => path.test( restRoute( url ) );
	await page.route( isOfPath, async ( route ) => ( route.request().method() === 'GET' ? route.fallback() : route.fulfill( ANSWER ) ) );
	return async () => page.unroute( isOfPath );
}
