import type { QueryInput } from '@store-admin/query';

/** One query of several; of a name that several have, the last one counts. */
export function joined( queries: readonly QueryInput[] ): QueryInput {
	return Object.fromEntries( queries.flatMap( ( query ) => Object.entries( query ) ) );
}
