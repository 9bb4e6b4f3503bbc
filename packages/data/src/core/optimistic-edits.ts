import type { PlainAction } from './remote-data/thunk';

/** A change by the user that is shown before the server has confirmed it. */
export interface NewEdit {
	/** Identifies the changed value: an id, or another key of the store. */
	readonly target: string;
	readonly changes: object;
	/** Whether the edit stays until an answer contains its change; the store decides when that is. */
	readonly isSticky?: boolean;
}

export interface Edit extends NewEdit {
	readonly id: number;
	/** The tick at which the edit was made or confirmed. An answer that was requested at an earlier tick may not contain the edit. */
	readonly at: number;
}

/** A value of the server, with the edits that are applied to it. */
export interface Edited< Value > {
	/** The latest answer of the server. */
	readonly served: Value;
	/** Oldest first. */
	readonly edits: readonly Edit[];
	/** `served` with the edits applied. Selectors return this value. */
	readonly shown: Value;
}

interface AddEdits extends PlainAction {
	readonly type: 'ADD_EDITS';
	readonly edits: readonly Edit[];
}

export type EditAction =
	| AddEdits
	| { readonly type: 'CONFIRM_EDITS'; readonly at: number; readonly changes: ReadonlyMap< number, object > }
	| { readonly type: 'DROP_EDITS'; readonly ids: readonly number[] };

let lastTick = 0;

/** Returns a number that grows with each call. Unlike times in milliseconds, two ticks are never equal. */
export function nextTick(): number {
	lastTick += 1;
	return lastTick;
}

/** The action that shows changes before they are sent. */
export function addEdits( edits: readonly NewEdit[] ): AddEdits {
	return {
		type: 'ADD_EDITS',
		edits: edits.map( ( edit ) => {
			const id = nextTick();
			return { ...edit, id, at: id };
		} ),
	};
}

export interface EditedValue< Value > {
	readonly initial: Edited< Value >;
	/** Adds, confirms or drops edits; returns the same state for every other action. */
	readonly reduce: ( state: Edited< Value >, action: PlainAction | EditAction ) => Edited< Value >;
	/** Stores a new answer, and drops the edits that it makes outdated. */
	readonly receive: ( state: Edited< Value >, served: Value, isOutdated: ( edit: Edit ) => boolean ) => Edited< Value >;
}

function isEditAction( action: PlainAction | EditAction ): action is EditAction {
	return [ 'ADD_EDITS', 'CONFIRM_EDITS', 'DROP_EDITS' ].includes( action.type );
}

/**
 * Makes the part of a reducer that shows changes before the server confirms them.
 *
 * @param initial The value before the first answer.
 * @param lay     Applies one edit to a value. Returns the same value when nothing changes.
 */
export function createEditedValue< Value >( initial: Value, lay: ( value: Value, edit: Edit ) => Value ): EditedValue< Value > {
	const withEdits = ( served: Value, edits: readonly Edit[] ): Edited< Value > => ( {
		served,
		edits,
		shown: edits.reduce( lay, served ),
	} );
	const change = ( edits: readonly Edit[], action: EditAction ): readonly Edit[] => {
		switch ( action.type ) {
			case 'ADD_EDITS':
				return [ ...edits, ...action.edits ];
			case 'CONFIRM_EDITS':
				return edits.map( ( edit ) => {
					const changes = action.changes.get( edit.id );
					return changes ? { ...edit, at: action.at, changes: { ...edit.changes, ...changes } } : edit;
				} );
			case 'DROP_EDITS':
				return edits.filter( ( { id } ) => ! action.ids.includes( id ) );
		}
	};
	return {
		initial: withEdits( initial, [] ),
		reduce: ( state, action ) => ( isEditAction( action ) ? withEdits( state.served, change( state.edits, action ) ) : state ),
		receive: ( { edits }, served, isOutdated ) =>
			withEdits(
				served,
				edits.filter( ( edit ) => ! isOutdated( edit ) )
			),
	};
}
