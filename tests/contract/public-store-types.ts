import type { ConfigOf } from '@wordpress/data';
import type { PublicStores } from '@store-admin/data';

type SelectorsIn< Config > = Config extends { selectors?: infer Selectors } ? NonNullable< Selectors > : never;
type ActionsIn< Config > = Config extends { actions?: infer Actions } ? NonNullable< Actions > : never;

/** As `select()` gives it: without the state. */
type Curried< Selector > = Selector extends ( state: never, ...args: infer Args ) => infer Result ? ( ...args: Args ) => Result : never;

/** As `dispatch()` gives it: what a thunk answers, as a promise. */
type Dispatched< Action > = Action extends ( ...args: infer Args ) => infer Result
	? ( ...args: Args ) => Promise< Result extends ( ...context: never[] ) => infer Answer ? Awaited< Answer > : void >
	: never;

/** What extensions get of each store. */
export interface StoreShape< Store > {
	selectors: { [ Name in keyof SelectorsIn< ConfigOf< Store > > ]: Curried< SelectorsIn< ConfigOf< Store > >[ Name ] > };
	actions: { [ Name in keyof ActionsIn< ConfigOf< Store > > ]: Dispatched< ActionsIn< ConfigOf< Store > >[ Name ] > };
}

/** Every public store, by name. */
export type Stores = { [ Name in keyof PublicStores ]: StoreShape< PublicStores[ Name ] > };
