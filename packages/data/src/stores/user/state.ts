import type { CurrentUser } from '@store-admin/api';

export interface MetaEdit {
	readonly id: number;
	readonly meta: Readonly< Record< string, string > >;
}

export interface UserState {
	readonly user: CurrentUser | undefined;
	/** Preferences that are shown and being saved. */
	readonly edits: readonly MetaEdit[];
}

export type UserAction =
	| { readonly type: 'RECEIVE_USER'; readonly user: CurrentUser }
	| { readonly type: 'EDIT_META' | 'COMMIT_META' | 'DROP_META'; readonly edit: MetaEdit };

export function receiveUser( user: CurrentUser ): UserAction {
	return { type: 'RECEIVE_USER', user };
}

export function editMeta( edit: MetaEdit ): UserAction {
	return { type: 'EDIT_META', edit };
}

/** The action after the server has saved an edit. */
export function commitMeta( edit: MetaEdit ): UserAction {
	return { type: 'COMMIT_META', edit };
}

/** The action after the server refused an edit; the old value is shown again. */
export function dropMeta( edit: MetaEdit ): UserAction {
	return { type: 'DROP_META', edit };
}

export function userReducer( state: UserState = { user: undefined, edits: [] }, action: UserAction ): UserState {
	switch ( action.type ) {
		case 'RECEIVE_USER':
			return { ...state, user: action.user };
		case 'EDIT_META':
			return { ...state, edits: [ ...state.edits, action.edit ] };
		case 'COMMIT_META':
			return {
				user: state.user && {
					...state.user,
					woocommerce_meta: { ...state.user.woocommerce_meta, ...action.edit.meta },
				},
				edits: state.edits.filter( ( { id } ) => id !== action.edit.id ),
			};
		case 'DROP_META':
			return { ...state, edits: state.edits.filter( ( { id } ) => id !== action.edit.id ) };
		default:
			return state;
	}
}
