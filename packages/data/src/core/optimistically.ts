import { addEdits, nextTick, type EditAction, type NewEdit } from './optimistic-edits';
import type { ThunkContext } from './remote-data/thunk';

/**
 * The action for edits that the server has carried out. They stay, since an answer that was asked for earlier may still come.
 *
 * @param changes What the server answered, by the id of the edit.
 */
export function confirmEdits( changes: ReadonlyMap< number, object > ): EditAction {
	return { type: 'CONFIRM_EDITS', at: nextTick(), changes };
}

/** The action for edits that the server refused. What the server said last is shown again. */
export function dropEdits( ids: readonly number[] ): EditAction {
	return { type: 'DROP_EDITS', ids };
}

/**
 * Shows changes at once, sends them, and shows what was there before when the server refuses them.
 *
 * @param edits   The changes.
 * @param send    Sends them.
 * @param confirm Gives what the answer adds to an edit.
 */
export function optimistically< Result >(
	edits: readonly NewEdit[],
	send: () => Promise< Result >,
	confirm: ( result: Result, edit: NewEdit ) => object
): ( context: Pick< ThunkContext, 'dispatch' > ) => Promise< Result > {
	return async ( { dispatch } ) => {
		const action = addEdits( edits );
		dispatch( action );
		try {
			const result = await send();
			dispatch( confirmEdits( new Map( action.edits.map( ( edit ) => [ edit.id, confirm( result, edit ) ] ) ) ) );
			return result;
		} catch ( error ) {
			dispatch( dropEdits( action.edits.map( ( { id } ) => id ) ) );
			throw error;
		}
	};
}
