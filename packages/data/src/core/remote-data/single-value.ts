import type { PlainAction } from './thunk';

export interface ValueAction< Value > extends PlainAction {
	readonly value: Value;
}

export interface SingleValue< Value > {
	/** Reducer of a slice that holds one value. */
	reducer: ( state: Value | undefined, action: ValueAction< Value > ) => Value;
	/** The action that replaces the value. */
	receive: ( value: Value ) => ValueAction< Value >;
}

/**
 * Makes the slice of a store that keeps one value.
 *
 * @param type    Action type; unique within the store.
 * @param initial Value of selectors before the first answer.
 */
export function createSingleValue< Value >( type: string, initial: Value ): SingleValue< Value > {
	return {
		reducer( state = initial, action ) {
			return action.type === type ? action.value : state;
		},
		receive: ( value ) => ( { type, value } ),
	};
}
