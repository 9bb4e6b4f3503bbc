import { ApiError } from '../core/api-error';
import { INSTALL_TIMEOUT_MS, request } from '../core/request';
import { anything, listOf, mapped, maybe, object, orNone, recordOf, text } from '../core/shape';

const IMPORT = '/wc-admin/onboarding/tasks/import_sample_products';

/** Numbers of sample products that were imported, skipped and refused. */
export interface SampleImport {
	readonly imported: number;
	/** Sample products that the store already had. */
	readonly skipped: number;
	readonly failed: number;
}

const count = mapped( listOf( anything ), ( { length } ) => length );

/** Reasons why a product was not imported: messages of the server by error code. */
const failure = object( { errors: maybe( orNone( recordOf( listOf( text ) ), {} ) ) } );

const result = object( { imported: count, skipped: count, failed: listOf( failure ) } );

function firstReason( reasons: Readonly< Record< string, readonly string[] > > ): string {
	return Object.values( reasons ).flat()[ 0 ] ?? '';
}

/**
 * Imports the host's sample products. The server downloads their images in the same request, so it takes longer than
 * other writes.
 *
 * @throws {ApiError} When nothing was imported, although the server answers 200.
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
