import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers that belong to one connection and are not forwarded. */
const HOP_HEADERS = new Set( [ 'connection', 'expect', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade' ] );

/** Headers of the request, with the length of a body that may have arrived in chunks. */
function innerHeaders( incoming: IncomingMessage, body: Buffer ): string[] {
	const { headers, rawHeaders } = incoming;
	const hasBody = headers[ 'content-length' ] !== undefined || headers[ 'transfer-encoding' ] !== undefined;
	const others = withoutHopHeaders( rawHeaders, 'content-length' );
	return [ ...others, 'Connection', 'close', ...( hasBody ? [ 'Content-Length', String( body.length ) ] : [] ) ];
}

function withoutHopHeaders( raw: readonly string[], other = '' ): string[] {
	const kept: string[] = [];
	for ( let index = 0; index + 1 < raw.length; index += 2 ) {
		const [ name = '', value = '' ] = raw.slice( index, index + 2 );
		if ( ! HOP_HEADERS.has( name.toLowerCase() ) && name.toLowerCase() !== other ) {
			kept.push( name, value );
		}
	}
	return kept;
}

function fail( outgoing: ServerResponse, reason: string ): void {
	if ( outgoing.headersSent ) {
		outgoing.destroy();
		return;
	}
	outgoing.writeHead( 502, { 'Content-Type': 'text/plain' } ).end( `PHP gave no answer: ${ reason }` );
}

/**
 * Forwards a request to PHP and its response to the browser.
 *
 * @param incoming request of the browser
 * @param body     its whole body
 * @param outgoing answer for the browser
 * @param port     where PHP listens
 * @return resolves when PHP is done with it, also when the browser has gone meanwhile: true, or false when PHP broke off; never rejects
 */
export function forward( incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, port: number ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const inner = request( {
			host: '127.0.0.1',
			port,
			method: incoming.method,
			path: incoming.url,
			headers: innerHeaders( incoming, body ),
			agent: false,
			setHost: false,
		} );
		inner.on( 'response', ( answer ) => {
			outgoing.writeHead( answer.statusCode ?? 502, answer.statusMessage ?? '', withoutHopHeaders( answer.rawHeaders ) );
			answer.on( 'data', ( chunk: Buffer ) => outgoing.write( chunk ) );
			answer.on( 'end', () => outgoing.end() );
			answer.on( 'error', () => outgoing.destroy() );
			answer.on( 'close', () => resolve( answer.complete ) );
		} );
		inner.on( 'error', ( error ) => {
			fail( outgoing, error.message );
			resolve( false );
		} );
		inner.end( body );
	} );
}
