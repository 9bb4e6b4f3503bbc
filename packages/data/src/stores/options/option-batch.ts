import { fetchOptions, type Options } from '@store-admin/api';

/** Options that are requested within this time share one request, as in the host's own store. */
const BATCH_MS = 100;

interface Batch {
	readonly names: Set< string >;
	readonly answer: Promise< Options >;
}

let open: Batch | undefined;

async function sendAfterPause( names: ReadonlySet< string > ): Promise< Options > {
	await new Promise( ( resolve ) => setTimeout( resolve, BATCH_MS ) );
	open = undefined;
	return fetchOptions( [ ...names ] );
}

/**
 * Fetches an option together with all others that are requested within the next 100 ms.
 *
 * @return The answer of the whole batch: option name to value.
 */
export async function fetchOptionInBatch( name: string ): Promise< Options > {
	if ( ! open ) {
		const names = new Set< string >();
		open = { names, answer: sendAfterPause( names ) };
	}
	open.names.add( name );
	return open.answer;
}
