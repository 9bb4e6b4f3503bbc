import { __, sprintf } from '@wordpress/i18n';

export interface ApiErrorFields {
	readonly code: string;
	/** HTTP status that the answer means; 0 when no answer came. */
	readonly status: number;
	readonly message: string;
	readonly fieldErrors?: Readonly< Record< string, string > >;
	/** The `data` part of a WordPress error, as sent. */
	readonly data?: unknown;
	/** Method and path, for the technical detail below a message. */
	readonly request?: string;
	/** Reason why the answer has the wrong shape, for the technical detail. */
	readonly problem?: string;
}

/** The error that every failed request throws, whatever the server or the network answered. */
export class ApiError extends Error {
	public override readonly name = 'ApiError';
	public readonly code: string;
	/** HTTP status that the server meant, which can differ from the one it sent; 0 when no answer came. */
	public readonly status: number;
	/** Map from the name of a refused field (or plugin) to its error message. */
	public readonly fieldErrors: Readonly< Record< string, string > >;
	public readonly data: unknown;
	/** For example `GET /wc-admin/onboarding/tasks`; empty when unknown. */
	public readonly request: string;
	/** For example `tasks.0.id: expected a text, received nothing`; empty unless the answer has the wrong shape. */
	public readonly problem: string;

	public constructor( { code, status, message, fieldErrors, data, request, problem }: ApiErrorFields ) {
		super( message );
		this.code = code;
		this.status = status;
		this.fieldErrors = fieldErrors ?? {};
		this.data = data;
		this.request = request ?? '';
		this.problem = problem ?? '';
	}

	/** No answer came from the network. */
	public get isOffline(): boolean {
		return this.code === 'offline_error' || this.code === 'fetch_error';
	}

	public get isTimeout(): boolean {
		return this.code === 'timeout';
	}

	/** The caller aborted the request, so there is no failure to show. */
	public get isAborted(): boolean {
		return this.code === 'aborted';
	}

	/** The user was signed out meanwhile. */
	public get isSessionExpired(): boolean {
		return this.code === 'session_expired';
	}
}

export function timeoutError( request: string, timeoutMs: number ): ApiError {
	/* translators: %d: number of seconds, from 10 to 300. */
	const message = sprintf( __( 'The server did not answer in %d seconds. Try again in a moment.', 'store-admin' ), timeoutMs / 1000 );
	return new ApiError( { code: 'timeout', status: 0, message, request } );
}

export function abortedError( request: string ): ApiError {
	return new ApiError( {
		code: 'aborted',
		status: 0,
		message: __( 'The request was cancelled.', 'store-admin' ),
		request,
	} );
}

export function sessionExpiredError( request: string ): ApiError {
	return new ApiError( {
		code: 'session_expired',
		status: 401,
		message: __( 'Your session has ended. Please sign in again.', 'store-admin' ),
		request,
	} );
}

export function foreignAddressError( request: string ): ApiError {
	return new ApiError( {
		code: 'foreign_address',
		status: 0,
		message: __( 'The server named an address of another site, so nothing was sent.', 'store-admin' ),
		request,
	} );
}

export function notJsonError( status: number, request: string ): ApiError {
	return new ApiError( {
		code: 'invalid_json',
		status,
		message: __( 'The server sent a page that could not be understood. Try again in a moment.', 'store-admin' ),
		request,
	} );
}
