import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { onboardingStore } from './store';

export interface ProductTypesHook {
	/** Kinds of products by name; those that need a paid extension carry the id of that product. */
	readonly types: RemoteData< WireObject >;
	readonly retry: () => void;
}

/** Reads which kinds of products a store may sell. */
export function useProductTypes(): ProductTypesHook {
	const types = useSelect( ( select ) => {
		const store = select( onboardingStore );
		const value = store.getProductTypes();
		return readRemote( store, 'getProductTypes', [], {
			value,
			hasValue: Object.keys( value ).length > 0,
			publicError: store.getOnboardingError( 'getProductTypes' ),
		} );
	}, [] );
	const { invalidateResolution } = useDispatch( onboardingStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getProductTypes', [] );
	}, [ invalidateResolution ] );
	return { types, retry };
}
