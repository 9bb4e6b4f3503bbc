/** Codes for callers that react to an error; the message is for users. */
export type SiteErrorCode =
	| 'bad-option'
	| 'busy'
	| 'broken-archive'
	| 'broken-download'
	| 'database-not-empty'
	| 'database-refused'
	| 'install-failed'
	| 'no-disk'
	| 'not-found'
	| 'not-our-folder'
	| 'not-writable'
	| 'other-settings'
	| 'php-failed'
	| 'php-missing'
	| 'php-wrong'
	| 'port-taken'
	| 'server-failed';

/** An expected failure. It is printed without a stack trace, with one line about what to do next. */
export class SiteError extends Error {
	public readonly code: SiteErrorCode;
	public readonly hint: string;

	public constructor( code: SiteErrorCode, message: string, hint = '' ) {
		super( message );
		this.name = 'SiteError';
		this.code = code;
		this.hint = hint;
	}
}

function errnoOf( error: unknown ): string {
	return typeof error === 'object' && error !== null && 'code' in error ? String( error.code ) : '';
}

const DISK_CODES = new Set( [ 'ENOSPC', 'EDQUOT' ] );

const REFUSALS: Readonly< Record< string, string > > = {
	EACCES: 'permission denied',
	EPERM: 'permission denied',
	EROFS: 'the disk is read-only',
	ENOTDIR: 'it is a file, or below one',
};

/** An error for a file or folder that cannot be used, when the file system has reported one. */
function findRefusal( error: unknown ): SiteError | null {
	const reason = REFUSALS[ errnoOf( error ) ];
	const place = typeof error === 'object' && error !== null && 'path' in error ? String( error.path ) : '';
	return reason === undefined || place === ''
		? null
		: new SiteError(
				'not-writable',
				`${ place } cannot be used: ${ reason }.`,
				'Put the store elsewhere with --dir and STORE_ADMIN_SITE_CACHE.'
			);
}

/**
 * Converts errors of a full or read-only disk, which any write can cause, into one SiteError.
 *
 * @param error what was thrown
 */
export function toSiteError( error: unknown ): unknown {
	if ( error instanceof SiteError && error.code !== 'php-failed' ) {
		return error;
	}
	const text = error instanceof Error ? error.message : String( error );
	if ( DISK_CODES.has( errnoOf( error ) ) || /no space left on device|disk quota exceeded|database or disk is full/i.test( text ) ) {
		return new SiteError(
			'no-disk',
			'The disk is full.',
			'Free some space, or put the store elsewhere with --dir and STORE_ADMIN_SITE_CACHE.'
		);
	}
	return findRefusal( error ) ?? error;
}

/**
 * The text for an error on the command line.
 *
 * @param error what was thrown
 */
export function describeError( error: unknown ): string {
	const known = toSiteError( error );
	if ( known instanceof SiteError ) {
		return known.hint === '' ? `Error: ${ known.message }` : `Error: ${ known.message }\n${ known.hint }`;
	}
	return known instanceof Error && known.stack !== undefined ? known.stack : `Error: ${ String( known ) }`;
}
