import type { ConfigOf } from '@wordpress/data';
import type { PublicStores } from '@store-admin/data';

type SelectorsIn< Config > = Config extends { selectors?: infer Selectors } ? NonNullable< Selectors > : never;
type ActionsIn< Config > = Config extends { actions?: infer Actions } ? NonNullable< Actions > : never;

/** Selectors as `select()` returns them: without the state. */
type Curried< Selector > = Selector extends ( state: never, ...args: infer Args ) => infer Result ? ( ...args: Args ) => Result : never;

/** Actions as `dispatch()` returns them: the result of a thunk as a promise. */
type Dispatched< Action > = Action extends ( ...args: infer Args ) => infer Result
	? ( ...args: Args ) => Promise< Result extends ( ...context: never[] ) => infer Answer ? Awaited< Answer > : void >
	: never;

/** The type of each store for extensions. */
export interface StoreShape< Store > {
	selectors: { [ Name in keyof SelectorsIn< ConfigOf< Store > > ]: Curried< SelectorsIn< ConfigOf< Store > >[ Name ] > };
	actions: { [ Name in keyof ActionsIn< ConfigOf< Store > > ]: Dispatched< ActionsIn< ConfigOf< Store > >[ Name ] > };
}

/** Every public store, by name. */
export type Stores = { [ Name in keyof PublicStores ]: StoreShape< PublicStores[ Name ] > };
