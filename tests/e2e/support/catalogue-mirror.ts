import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the mirror answers. */
export type MirrorMood = 'well' | 'page' | 'half' | 'never';

/** A stand-in for the catalogue of extensions, on this machine. */
export interface CatalogueMirror {
	/** Its address, ending in a slash. */
	readonly url: string;
	/** Queries of the searches so far. */
	readonly searches: readonly URLSearchParams[];
	readonly setMood: ( mood: MirrorMood ) => void;
	readonly stop: () => Promise< void >;
}

const COUNT = 90;
const PER_PAGE = 60;

const PRODUCTS = Array.from( { length: COUNT }, ( _item, index ) => ( {
	id: index + 1,
	title: `Sample <b>product</b> ${ index + 1 }`,
	vendor_name: 'Sample maker',
	excerpt: 'Does what it says &amp; no more.',
	price: index % 2 === 0 ? '&#36;79.00' : '49,00&nbsp;&euro;',
	link: `https://catalogue.test/${ index + 1 }/`,
	rating: 4.5,
	reviews_count: 12,
} ) );

function answerTo( { pathname, searchParams }: URL ): unknown {
	if ( pathname.endsWith( '/categories' ) ) {
		return [
			{ slug: '_featured', label: 'Featured' },
			{ slug: '_all', label: 'All categories' },
			{ slug: 'sample', label: 'Sample category' },
		];
	}
	const found = PRODUCTS.filter( ( { title } ) => title.includes( searchParams.get( 'term' ) ?? '' ) );
	const start = ( Number( searchParams.get( 'page' ) ?? 1 ) - 1 ) * PER_PAGE;
	return {
		products: found.slice( start, start + PER_PAGE ),
		total_products: found.length,
		total_pages: Math.ceil( found.length / PER_PAGE ),
	};
}

function listen( server: Server ): Promise< number > {
	return new Promise( ( resolve ) => {
		server.listen( 0, '127.0.0.1', () => resolve( ( server.address() as AddressInfo ).port ) );
	} );
}

/** Starts a mirror of the catalogue. */
export async function startMirror(): Promise< CatalogueMirror > {
	let mood: MirrorMood = 'well';
	const searches: URLSearchParams[] = [];
	const server = createServer( ( request, response ) => {
		const url = new URL( request.url ?? '/', 'http://127.0.0.1' );
		if ( url.pathname.endsWith( '/search' ) ) {
			searches.push( url.searchParams );
		}
		if ( mood === 'never' ) {
			return;
		}
		response.setHeader( 'Access-Control-Allow-Origin', '*' );
		const body = JSON.stringify( answerTo( url ) );
		response.end( { well: body, page: '<!doctype html><title>Wait</title>', half: body.slice( 0, body.length / 2 ) }[ mood ] );
	} );
	const port = await listen( server );
	return {
		url: `http://127.0.0.1:${ port }/`,
		searches,
		setMood: ( next ) => {
			mood = next;
		},
		stop: async () => {
			server.closeAllConnections();
			await new Promise( ( resolve ) => {
				server.close( resolve );
			} );
		},
	};
}
