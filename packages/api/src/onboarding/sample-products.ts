import { ApiError } from '../core/api-error';
import { INSTALL_TIMEOUT_MS, request } from '../core/request';
import { anything, listOf, mapped, maybe, object, orNone, recordOf, text } from '../core/shape';

const IMPORT = '/wc-admin/onboarding/tasks/import_sample_products';

/** How many of the sample products went which way. */
export interface SampleImport {
	readonly imported: number;
	/** Those that the store had already. */
	readonly skipped: number;
	readonly failed: number;
}

const count = mapped( listOf( anything ), ( { length } ) => length );

/** Why a product was not imported, in one of several words of the server. */
const failure = object( { errors: maybe( orNone( recordOf( listOf( text ) ), {} ) ) } );

const result = object( { imported: count, skipped: count, failed: listOf( failure ) } );

function firstReason( reasons: Readonly< Record< string, readonly string[] > > ): string {
	return Object.values( reasons ).flat()[ 0 ] ?? '';
}

/**
 * Puts the host's sample products into the store. The server fetches their pictures meanwhile, which takes longer than other writes.
 *
 * @throws {ApiError} When nothing could be imported, which the server answers with 200 as well.
 */
export async function importSampleProducts(): Promise< SampleImport > {
	const { body } = await request( result, { method: 'POST', path: IMPORT, data: {}, timeoutMs: INSTALL_TIMEOUT_MS } );
	const { imported, skipped, failed } = body;
	if ( imported === 0 && failed.length > 0 ) {
		throw new ApiError( {
			code: 'samples_not_imported',
			status: 200,
			message: firstReason( failed[ 0 ]?.errors ?? {} ),
			data: body,
			request: `POST ${ IMPORT }`,
		} );
	}
	return { imported, skipped, failed: failed.length };
}
