import { useProductTypeOf } from '@store-admin/data';

export interface ProductTypeHook {
	/** `other` also while there is no product, and for one that was deleted. */
	readonly type: 'variable' | 'other' | 'pending' | 'failed';
	readonly retry: () => void;
}

/**
 * Whether a product has variations.
 *
 * @param id Id of the product; null while there is none.
 */
export function useProductType( id: string | null ): ProductTypeHook {
	const { remote, retry } = useProductTypeOf( id );
	if ( id === null ) {
		return { type: 'other', retry };
	}
	if ( remote.status !== 'ready' ) {
		return { type: remote.status, retry };
	}
	// Subscriptions with variations are `variable-subscription`.
	return { type: remote.data?.startsWith( 'variable' ) ? 'variable' : 'other', retry };
}
