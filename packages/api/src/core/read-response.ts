import { notJsonError } from './api-error';
import { errorFromBody, isRefusal } from './to-api-error';

/** A parsed answer and the totals that WordPress sends in its headers. */
export interface Answer< Body > {
	/** Null when the server sent nothing. */
	readonly body: Body;
	readonly status: number;
	/** The header `X-WP-Total`; null when the route does not send it. */
	readonly total: number | null;
	/** The header `X-WP-TotalPages`; null when the route does not send it. */
	readonly totalPages: number | null;
	/** A header of the answer; null when it has none of that name. */
	readonly header: ( name: string ) => string | null;
}

function readCount( headers: Headers, name: string ): number | null {
	const text = headers.get( name );
	const count = Number.parseInt( text ?? '', 10 );
	return Number.isNaN( count ) ? null : count;
}

async function readBody( response: Response, request: string ): Promise< unknown > {
	// PHP files of some plugins start with a byte order mark, which WordPress then prints before every answer.
	const text = ( await response.text() ).replace( /^\uFEFF+/, '' ).trim();
	if ( text === '' ) {
		return null;
	}
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		throw notJsonError( response.status, request );
	}
}

function isResponse( value: unknown ): value is Response {
	return value instanceof Response;
}

/** Some routes send an error of WordPress with status 200. */
function refuseErrors( body: unknown, status: number, request: string ): unknown {
	if ( isRefusal( body ) ) {
		throw errorFromBody( body, status, request );
	}
	return body;
}

/**
 * Parses the value that api-fetch resolved with.
 *
 * @param  value   A Response, or a parsed body when an extension replaced the fetch handler with one that ignores `parse`.
 * @param  request Method and path, for the error.
 * @throws {ApiError} When the body is not JSON, or is an error of WordPress.
 */
export async function readAnswer( value: unknown, request: string ): Promise< Answer< unknown > > {
	if ( ! isResponse( value ) ) {
		return { body: refuseErrors( value ?? null, 200, request ), status: 200, total: null, totalPages: null, header: () => null };
	}
	return {
		body: refuseErrors( await readBody( value, request ), value.status, request ),
		status: value.status,
		total: readCount( value.headers, 'X-WP-Total' ),
		totalPages: readCount( value.headers, 'X-WP-TotalPages' ),
		header: ( name ) => value.headers.get( name ),
	};
}

/**
 * Parses the value that api-fetch rejected with: a Response with an error status, or an object that says why no answer
 * came.
 *
 * @return Always an ApiError. It is returned and not thrown, so that the caller decides what to do with it.
 */
export async function readRefusal( thrown: unknown, request: string ): Promise< Error > {
	if ( ! isResponse( thrown ) ) {
		return errorFromBody( thrown, 0, request );
	}
	try {
		return errorFromBody( await readBody( thrown, request ), thrown.status, request );
	} catch {
		return notJsonError( thrown.status, request );
	}
}
