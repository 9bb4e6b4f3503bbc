const TIMEOUT_MS = 10_000;

/** The host marks its page "coming soon" so, as it is printed and as a cache may have rewritten it. */
const MARK = /<meta[^>]+name\s*=\s*["']?woo-coming-soon-page\b/i;

/**
 * What a visitor gets: the page itself, the page "coming soon" that a cache has kept, or unknown when the page cannot be read from here,
 * as on another domain or without an answer.
 */
export type VisitorView = 'live' | 'coming-soon' | 'unknown';

async function viewOf( response: Response ): Promise< VisitorView > {
	if ( MARK.test( await response.text() ) ) {
		return 'coming-soon';
	}
	return response.ok ? 'live' : 'unknown';
}

/**
 * Looks at a page of the site as a visitor who is not signed in.
 *
 * @param url Address of the page.
 */
export async function fetchVisitorView( url: string ): Promise< VisitorView > {
	const late = new AbortController();
	const timer = setTimeout( () => late.abort(), TIMEOUT_MS );
	const view = await fetch( url, { credentials: 'omit', signal: late.signal } )
		.then( viewOf )
		.catch( (): VisitorView => 'unknown' );
	clearTimeout( timer );
	return view;
}
