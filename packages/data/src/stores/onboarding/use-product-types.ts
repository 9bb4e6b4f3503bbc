import { parseProductTypes, type ProductType } from '@store-admin/api';
import { neverEmpty } from '../../core/remote-data/reading';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

export interface ProductTypesHook {
	/** Product types by name; those that need a paid extension have the id of that product. */
	readonly types: RemoteData< Readonly< Record< string, ProductType > > >;
	readonly retry: () => void;
}

const parse = neverEmpty( parseProductTypes, 'product types' );

/** Reads the product types that a store may sell. */
export function useProductTypes(): ProductTypesHook {
	const { remote, refresh } = useRemote( onboardingStore, 'getProductTypes', [], {
		parse,
		errorSelector: [ 'getOnboardingError', 'getProductTypes' ],
	} );
	return { types: remote, retry: refresh };
}
