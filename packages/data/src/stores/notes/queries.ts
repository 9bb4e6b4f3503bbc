import type { Query } from '@store-admin/api';
import { createKeyedValues } from '../../core/remote-data/keyed-values';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

/** Ids of the notes of each answer. */
export const queries = createKeyedValues< readonly number[] >( 'SET_NOTES_QUERY' );

export function setNotesQuery( query: Query, ids: readonly number[] ): PlainAction {
	return queries.receive( stableKey( query ), ids );
}
