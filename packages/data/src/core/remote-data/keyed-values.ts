import type { PlainAction } from './thunk';

export type Keyed< Value > = Readonly< Record< string, Value > >;

/** The value with a name. Names come from extensions, so `constructor` must work like any other name. */
export function valueAt< Value >( values: Keyed< Value >, name: string ): Value | undefined {
	return Object.hasOwn( values, name ) ? values[ name ] : undefined;
}

export interface KeyedAction< Value > extends PlainAction {
	readonly key: string;
	readonly value: Value;
}

export interface KeyedValues< Value > {
	/** Reducer of a slice that holds one value per key. */
	reducer: ( state: Keyed< Value > | undefined, action: KeyedAction< Value > ) => Keyed< Value >;
	/** The action that stores a value. */
	receive: ( key: string, value: Value ) => KeyedAction< Value >;
}

/**
 * Makes the slice of a store that keeps answers by their arguments.
 *
 * @param type Action type; unique within the store.
 */
export function createKeyedValues< Value >( type: string ): KeyedValues< Value > {
	return {
		reducer( state = {}, action ) {
			return action.type === type ? { ...state, [ action.key ]: action.value } : state;
		},
		receive: ( key, value ) => ( { type, key, value } ),
	};
}
