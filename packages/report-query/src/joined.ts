import type { QueryInput } from '@store-admin/query';

/** Merges queries; if several have the same parameter, the last one is used. */
export function joined( queries: readonly QueryInput[] ): QueryInput {
	return Object.fromEntries( queries.flatMap( ( query ) => Object.entries( query ) ) );
}
