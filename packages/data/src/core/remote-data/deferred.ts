import type { Dispatch, PlainAction } from './thunk';
import type { StoreWork } from '../../store-work';

type Action = PlainAction | ( ( context: never ) => unknown );
type Work = ( ...args: never[] ) => Action;
type Works = Readonly< Record< string, Work | undefined > >;

let storeWork: StoreWork | undefined;

/**
 * Gives the stores at once what they do when they are asked for something: for tests, which would wait for its file otherwise.
 *
 * @param work `STORE_WORK`.
 */
export function provideStoreWork( work: StoreWork ): void {
	storeWork = work;
}

/**
 * Loads what the stores do when they are asked for something, unless it is there.
 *
 * @throws When its file cannot be loaded; the next call tries again.
 */
export async function loadStoreWork(): Promise< StoreWork > {
	storeWork ??= ( await import( /* webpackChunkName: "store-work" */ '../../store-work' ) ).STORE_WORK;
	return storeWork;
}

/**
 * Actions or resolvers whose names are known at once and whose code comes with the first call, so that a classic page on
 * which nobody asks pays for names only. Once the code is there they do the same as if it had always been.
 *
 * @param pick  Finds them.
 * @param names All of their names.
 */
export function deferred< Known extends Readonly< Record< keyof Known, Work > > >(
	pick: ( work: StoreWork ) => Known,
	names: readonly ( keyof Known & string )[]
): Known;
export function deferred( pick: ( work: StoreWork ) => Works, names: readonly string[] ): Works {
	return Object.fromEntries( names.map( ( name ) => [ name, later( name, pick ) ] ) );
}

function later( name: string, pick: ( work: StoreWork ) => Works ): Work {
	const run = ( work: StoreWork, args: never[] ): Action => {
		const known = pick( work )[ name ];
		if ( ! known ) {
			throw new TypeError( `No store does ${ name }.` );
		}
		return known( ...args );
	};
	return ( ...args ) =>
		storeWork ? run( storeWork, args ) : async ( { dispatch }: Context ) => send( dispatch, run( await loadStoreWork(), args ) );
}

interface Context {
	readonly dispatch: Dispatch;
}

function send( dispatch: Dispatch, action: Action ): unknown {
	return typeof action === 'function' ? dispatch( action ) : dispatch( action );
}
