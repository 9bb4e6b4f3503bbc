import type { StoreDescriptor } from '@wordpress/data';
import { nameIfUnhandled } from '@store-admin/extensibility';

type Action = ( ...args: readonly unknown[] ) => unknown;

/** The store with actions that, when they are refused and nobody handles it, name who called them. */
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
