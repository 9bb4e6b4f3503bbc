import { saveOptions, toApiError, type Options } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';
import { createWriteQueue } from '../../core/remote-data/write-queue';
import { receiveOptions, setIsUpdating, type OptionsState } from './state';

/** Result of `updateOptions`. This public action never rejects. */
export type UpdateResult = { readonly success: boolean } & Options;

type Context = ThunkContext< OptionsState >;

/** Writes are queued, so that the value that was set last is also stored last when the server is slower with an earlier one. */
const inOrder = createWriteQueue();

async function saveOrRestore( { dispatch, select }: Context, values: Options, before: Options ): Promise< UpdateResult > {
	try {
		const changed = await inOrder( async () => dispatch( track( 'updateOptions', [], async () => saveOptions( values ) ) ) );
		return { success: true, ...changed };
	} catch ( thrown ) {
		const { values: known } = stateOf( { select } );
		// Restores the old value only where it was not changed again meanwhile.
		const own = Object.entries( before ).filter( ( [ name ] ) => known[ name ] === values[ name ] );
		dispatch( receiveOptions( Object.fromEntries( own ) ) );
		const { code, message, data } = toApiError( thrown );
		return { success: false, code, message, data };
	}
}

/** The public actions of `wc/admin/options`. Every page saves options, so their code is not deferred. */
export const actions = {
	receiveOptions,
	setIsUpdating: ( value: boolean ): PlainAction => setIsUpdating( value ),
	updateOptions:
		( values: Options ) =>
		async ( context: Context ): Promise< UpdateResult > => {
			const { dispatch, select } = context;
			const { values: known } = stateOf( { select } );
			const before = Object.fromEntries( Object.keys( values ).map( ( name ) => [ name, known[ name ] ] ) );
			dispatch( setIsUpdating( true ) );
			dispatch( receiveOptions( values ) );
			const result = await saveOrRestore( context, values, before );
			dispatch( setIsUpdating( false ) );
			return result;
		},
};
