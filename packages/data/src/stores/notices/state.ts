export type NoticeStatus = 'success' | 'info' | 'error' | 'warning';

export interface NoticeAction {
	readonly label: string;
	readonly url?: string;
	readonly onClick?: () => void;
}

export interface NoticeOptions {
	/** Id of the notice. A notice with the same id is replaced. */
	readonly id?: string;
	/** The list that the notice belongs to; `global` when left out. */
	readonly context?: string;
	readonly isDismissible?: boolean;
	readonly type?: 'default' | 'snackbar';
	/** Whether screen readers announce the notice. */
	readonly speak?: boolean;
	readonly actions?: readonly NoticeAction[];
	readonly icon?: unknown;
	/** Whether a snackbar stays until the user closes it. */
	readonly explicitDismiss?: boolean;
	readonly onDismiss?: () => void;
	readonly __unstableHTML?: boolean;
}

export interface Notice {
	readonly id: string;
	readonly status: NoticeStatus;
	readonly content: string;
	readonly spokenMessage: string | null;
	readonly isDismissible: boolean;
	readonly type: 'default' | 'snackbar';
	readonly actions: readonly NoticeAction[];
	readonly icon: unknown;
	readonly explicitDismiss: boolean;
	readonly onDismiss?: () => void;
	readonly __unstableHTML?: boolean;
}

/** Lists of notices by context. */
export type NoticesState = Readonly< Record< string, readonly Notice[] > >;

export type NoticesAction =
	| { readonly type: 'CREATE_NOTICE'; readonly context: string; readonly notice: Notice }
	| { readonly type: 'REMOVE_NOTICES'; readonly context: string; readonly ids: readonly string[] }
	| { readonly type: 'REMOVE_ALL_NOTICES'; readonly context: string; readonly noticeType: string };

function reduceList( list: readonly Notice[], action: NoticesAction ): readonly Notice[] {
	switch ( action.type ) {
		case 'CREATE_NOTICE':
			return [ ...list.filter( ( { id } ) => id !== action.notice.id ), action.notice ];
		case 'REMOVE_NOTICES':
			return list.filter( ( { id } ) => ! action.ids.includes( id ) );
		case 'REMOVE_ALL_NOTICES':
			return list.filter( ( { type } ) => type !== action.noticeType );
		default:
			return list;
	}
}

export function noticesReducer( state: NoticesState = {}, action: NoticesAction ): NoticesState {
	if ( ! ( 'context' in action ) ) {
		return state;
	}
	const list = state[ action.context ] ?? [];
	const next = reduceList( list, action );
	return next === list ? state : { ...state, [ action.context ]: next };
}
