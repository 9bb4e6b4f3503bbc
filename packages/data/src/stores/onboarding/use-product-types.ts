import { parseProductTypes, type ProductType } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

export interface ProductTypesHook {
	/** Kinds of products by name; those that need a paid extension carry the id of that product. */
	readonly types: RemoteData< Readonly< Record< string, ProductType > > >;
	readonly retry: () => void;
}

/** Reads which kinds of products a store may sell. */
export function useProductTypes(): ProductTypesHook {
	const { remote, refresh } = useRemote( onboardingStore, 'getProductTypes', [], {
		parse: parseProductTypes,
		errorSelector: [ 'getOnboardingError', 'getProductTypes' ],
	} );
	return { types: remote, retry: refresh };
}
