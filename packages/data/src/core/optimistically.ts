import { addEdits, nextTick, type EditAction, type NewEdit } from './optimistic-edits';
import type { ThunkContext } from './remote-data/thunk';

/**
 * The action for edits that the server has saved. They are kept, since an answer that was requested earlier may still
 * arrive.
 *
 * @param changes The values in the server's answer, by the id of the edit.
 */
export function confirmEdits( changes: ReadonlyMap< number, object > ): EditAction {
	return { type: 'CONFIRM_EDITS', at: nextTick(), changes };
}

/** The action for edits that the server refused. The value without them is shown again. */
export function dropEdits( ids: readonly number[] ): EditAction {
	return { type: 'DROP_EDITS', ids };
}

/**
 * Shows changes, sends them, and shows the previous value when the server refuses them.
 *
 * @param edits   The changes.
 * @param send    Sends the changes.
 * @param confirm Returns the values that the answer adds to an edit.
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
