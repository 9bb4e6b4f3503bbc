import { createReduxStore } from '@wordpress/data';
import { fetchCurrentUser, saveUserMeta, toApiError, type CurrentUser } from '@store-admin/api';
import { getSettings } from '@store-admin/settings';
import { memoized } from '../../core/remote-data/memoized';
import type { ThunkContext } from '../../core/remote-data/thunk';
import { createWriteQueue } from '../../core/remote-data/write-queue';
import { parsePreferences, serializePreferences, type UserPreferences } from './preferences';
import { commitMeta, dropMeta, editMeta, receiveUser, userReducer, type UserState } from './user-reducer';

let lastEdit = 0;

/** Of two choices in a hurry the last one counts, also when the server is slower with the first. */
const inOrder = createWriteQueue();

const selectors = {
	getCurrentUser: ( state: UserState ): CurrentUser | undefined => state.user,
	/** Preferences by name, parsed, edits on their way included. */
	getPreferences: memoized(
		( state: UserState ) => [ state.user?.woocommerce_meta, state.edits ],
		( { user, edits } ): UserPreferences => {
			const meta: Record< string, unknown > = { ...user?.woocommerce_meta };
			edits.forEach( ( edit ) => Object.assign( meta, edit.meta ) );
			return parsePreferences( meta );
		}
	),
};

const actions = {
	receiveUser,
	/** Shows preferences at once, saves them, and takes them back when the server refuses. */
	updatePreferences:
		( preferences: UserPreferences ) =>
		async ( { dispatch, registry }: ThunkContext< UserState > ): Promise< void > => {
			lastEdit += 1;
			const edit = { id: lastEdit, meta: serializePreferences( preferences ) };
			dispatch( editMeta( edit ) );
			try {
				const user = await inOrder( async () => saveUserMeta( getSettings().user.id, edit.meta ) );
				dispatch( commitMeta( edit ) );
				// An extension that reads preferences through WordPress' own store sees the same ones.
				if ( user.id !== 0 ) {
					void registry.dispatch( 'core' )?.[ 'receiveCurrentUser' ]?.( user );
				}
			} catch ( thrown ) {
				dispatch( dropMeta( edit ) );
				throw toApiError( thrown );
			}
		},
};

const resolvers = {
	getCurrentUser:
		() =>
		async ( { dispatch }: ThunkContext ): Promise< void > => {
			dispatch( receiveUser( await fetchCurrentUser() ) );
		},
};

/** The signed-in user and what they prefer. Ours alone: extensions use the user of WordPress' own store. */
export const userStore = createReduxStore< UserState, typeof actions, typeof selectors >( 'store-admin/user', {
	reducer: userReducer,
	actions,
	selectors,
	resolvers,
} );
