import type { CurrentUser } from '@store-admin/api';

export interface MetaEdit {
	readonly id: number;
	readonly meta: Readonly< Record< string, string > >;
}

export interface UserState {
	readonly user: CurrentUser | undefined;
	/** Preferences that are shown already and on their way to the server. */
	readonly edits: readonly MetaEdit[];
}

export function receiveUser( user: CurrentUser ) {
	return { type: 'RECEIVE_USER' as const, user };
}

export function editMeta( edit: MetaEdit ) {
	return { type: 'EDIT_META' as const, edit };
}

/** The server stored an edit. */
export function commitMeta( edit: MetaEdit ) {
	return { type: 'COMMIT_META' as const, edit };
}

/** The server refused an edit; what it had before shows again. */
export function dropMeta( edit: MetaEdit ) {
	return { type: 'DROP_META' as const, edit };
}

type UserAction = ReturnType< typeof receiveUser | typeof editMeta | typeof commitMeta | typeof dropMeta >;

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
