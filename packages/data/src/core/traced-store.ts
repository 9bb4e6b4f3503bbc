import type { StoreDescriptor } from '@wordpress/data';
import { nameIfUnhandled } from '@store-admin/extensibility';
import { markAsOwn } from './own-stores';

type Action = ( ...args: readonly unknown[] ) => unknown;

/**
 * Wraps the actions of a store of ours, so that a warning names the caller of an action that is refused when the caller does not handle
 * that.
 */
export function traced( store: StoreDescriptor ): StoreDescriptor {
	return {
		...store,
		instantiate: ( registry ) => {
			const instance = store.instantiate( registry );
			const actions: Readonly< Record< string, Action > > = instance.getActions();
			const named = Object.fromEntries(
				Object.entries( actions ).map( ( [ name, action ] ) => [
					name,
					tracedAction( `store ${ store.name }, action ${ name }`, action ),
				] )
			);
			markAsOwn( named );
			return { ...instance, getActions: () => named };
		},
	};
}

function tracedAction( culprit: string, action: Action ): Action {
	return ( ...args ) => {
		const result = action( ...args );
		if ( ! ( result instanceof Promise ) ) {
			return result;
		}
		const trace = new Error( culprit );
		return result.catch( ( error: unknown ) => {
			nameIfUnhandled( error, culprit, trace );
			throw error;
		} );
	};
}
