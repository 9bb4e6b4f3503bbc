import type { Dispatch, PlainAction } from './thunk';

type Action = PlainAction | ( ( context: never ) => unknown );
type Work = ( ...args: never[] ) => Action;
type Works = Readonly< Record< string, Work | undefined > >;

const loaders: ( () => Promise< unknown > )[] = [];

/**
 * Loads the code of all deferred actions and resolvers if it is not loaded. All stores name the same chunk, so this is
 * one request.
 *
 * @throws When the chunk cannot be loaded; the next call tries again.
 */
export async function loadStoreWork(): Promise< void > {
	await Promise.all( loaders.map( async ( load ) => load() ) );
}

/**
 * Creates actions or resolvers whose code is loaded by the first call. A classic page on which nothing calls them only
 * loads their names. Once the code is loaded, a call runs immediately.
 *
 * @param load  Imports the module, with the chunk name `store-work`.
 * @param names Every name in the module. TypeScript reports missing and unknown names.
 */
export function deferred< Known extends Readonly< Record< keyof Known, Work > > >(
	load: () => Promise< Known >,
	names: Readonly< Record< keyof NoInfer< Known > & string, true > >
): Known;
export function deferred( load: () => Promise< Works >, names: Readonly< Record< string, true > > ): Works {
	let known: Works | undefined;
	const loadOnce = async (): Promise< Works > => {
		known ??= await load();
		return known;
	};
	const later =
		( name: string ): Work =>
		( ...args ) =>
			known ? run( known, name, args ) : async ( { dispatch }: Context ) => send( dispatch, run( await loadOnce(), name, args ) );
	loaders.push( loadOnce );
	return Object.fromEntries( Object.keys( names ).map( ( name ) => [ name, later( name ) ] ) );
}

interface Context {
	readonly dispatch: Dispatch;
}

function run( known: Works, name: string, args: never[] ): Action {
	const work = known[ name ];
	if ( ! work ) {
		throw new TypeError( `No store has ${ name }.` );
	}
	return work( ...args );
}

/** Two calls, because `dispatch` has one signature for thunks and one for plain actions. */
function send( dispatch: Dispatch, action: Action ): unknown {
	return typeof action === 'function' ? dispatch( action ) : dispatch( action );
}
