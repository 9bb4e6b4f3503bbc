import { afterEach, expect, jest, test } from '@jest/globals';
import { goOffline, goOnline, htmlAnswer, onRest } from '../../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../../tests/js/pass-time';
import { fetchVisitorView } from '../visitor-view';

const URL_OF_SHOP = 'http://localhost/shop/';
const PAGE = 'GET /shop/';

afterEach( () => {
	goOnline();
	jest.useRealTimers();
} );

test.each( [
	[ 'live', 200, '<html><head><title>woo-coming-soon-page</title></head></html>' ],
	[ 'coming-soon', 200, "<head><meta name='woo-coming-soon-page' content='yes'></head>" ],
	[ 'coming-soon', 200, '<HEAD><META content=yes name=woo-coming-soon-page></HEAD>' ],
	[ 'coming-soon', 503, '<meta name="woo-coming-soon-page" content="yes">' ],
	[ 'unknown', 500, '<h1>Fatal error</h1>' ],
] )( 'fetchVisitorView is %s for a page with status %s and %s', async ( view, status, body ) => {
	onRest( PAGE, htmlAnswer( status, body ) );
	expect( await fetchVisitorView( URL_OF_SHOP ) ).toBe( view );
} );

test( 'fetchVisitorView is unknown without a connection', async () => {
	goOffline();
	expect( await fetchVisitorView( URL_OF_SHOP ) ).toBe( 'unknown' );
} );

test( 'fetchVisitorView is unknown when the page takes too long', async () => {
	controlTime();
	onRest( PAGE, async () => new Promise( () => {} ) );
	const view = fetchVisitorView( URL_OF_SHOP );
	await passTime( 10_000 );
	expect( await view ).toBe( 'unknown' );
} );
