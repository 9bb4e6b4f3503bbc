import { ApiError } from '../core/api-error';
import { INSTALL_TIMEOUT_MS, request } from '../core/request';
import { toList, toObject, toObjects, toText } from '../core/wire';

const IMPORT = '/wc-admin/onboarding/tasks/import_sample_products';

/** How many of the sample products went which way. */
export interface SampleImport {
	readonly imported: number;
	/** Those that the store had already. */
	readonly skipped: number;
	readonly failed: number;
}

function firstReason( failures: unknown ): string {
	const [ failure ] = toObjects( failures );
	const [ reasons ] = Object.values( toObject( failure?.[ 'errors' ] ) );
	return toText( toList( reasons )[ 0 ] );
}

/**
 * Puts the host's sample products into the store. The server fetches their pictures meanwhile, which takes longer than other writes.
 *
 * @throws {ApiError} When nothing could be imported, which the server answers with 200 as well.
 */
export async function importSampleProducts(): Promise< SampleImport > {
	const { body } = await request( { method: 'POST', path: IMPORT, data: {}, timeoutMs: INSTALL_TIMEOUT_MS } );
	const answer = toObject( body );
	const [ imported = 0, skipped = 0, failed = 0 ] = [ 'imported', 'skipped', 'failed' ].map( ( key ) => toList( answer[ key ] ).length );
	if ( imported === 0 && failed > 0 ) {
		throw new ApiError( {
			code: 'samples_not_imported',
			status: 200,
			message: firstReason( answer[ 'failed' ] ),
			data: answer,
			request: `POST ${ IMPORT }`,
		} );
	}
	return { imported, skipped, failed };
}
