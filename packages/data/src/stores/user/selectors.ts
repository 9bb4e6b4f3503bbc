import type { CurrentUser } from '@store-admin/api';
import { memoized } from '../../core/remote-data/memoized';
import { parsePreferences, type UserPreferences } from './preferences';
import type { UserState } from './state';

export const selectors = {
	getCurrentUser: ( state: UserState ): CurrentUser | undefined => state.user,
	/** Parsed preferences by name, with changes that are being saved. */
	getPreferences: memoized(
		( state: UserState ) => [ state.user?.woocommerce_meta, state.edits ],
		( { user, edits } ): UserPreferences => {
			const meta: Record< string, unknown > = { ...user?.woocommerce_meta };
			edits.forEach( ( edit ) => Object.assign( meta, edit.meta ) );
			return parsePreferences( meta );
		}
	),
};
