import { saveUserMeta, toApiError } from '@store-admin/api';
import { getSettings } from '@store-admin/settings';
import type { ThunkContext } from '../../core/remote-data/thunk';
import { createWriteQueue } from '../../core/remote-data/write-queue';
import { serializePreferences, type UserPreferences } from './preferences';
import { commitMeta, dropMeta, editMeta, receiveUser, type UserState } from './state';

let lastEdit = 0;

/** Writes are queued, so that the choice that was made last is also stored last when the server is slower with an earlier one. */
const inOrder = createWriteQueue();

export const actions = {
	receiveUser,
	/** Shows preferences immediately, saves them, and shows the old ones again when the server refuses. */
	updatePreferences:
		( preferences: UserPreferences ) =>
		async ( { dispatch, registry }: ThunkContext< UserState > ): Promise< void > => {
			lastEdit += 1;
			const edit = { id: lastEdit, meta: serializePreferences( preferences ) };
			dispatch( editMeta( edit ) );
			try {
				const user = await inOrder( async () => saveUserMeta( getSettings().user.id, edit.meta ) );
				dispatch( commitMeta( edit ) );
				// Updates WordPress' own store, so that extensions that read preferences there get the same values.
				if ( user.id !== 0 ) {
					void registry.dispatch( 'core' )?.[ 'receiveCurrentUser' ]?.( user );
				}
			} catch ( thrown ) {
				dispatch( dropMeta( edit ) );
				throw toApiError( thrown );
			}
		},
};
