import { combineRemote, mapRemote, parsePurchase, useProductTypes, useProfile, type RemoteData, type Task } from '@store-admin/data';
import { cartItems, type CartItem } from './cart-items';

/** Fetches the products that the owner chose. */
export function useCartItems( task: Task ): { readonly items: RemoteData< readonly CartItem[] >; readonly retry: () => void } {
	const { profile, retry: retryProfile } = useProfile();
	const { types, retry: retryTypes } = useProductTypes();
	const retry = () => {
		retryProfile();
		retryTypes();
	};
	const items = mapRemote( combineRemote( { profile, types } ), ( known ) =>
		cartItems( known.profile, known.types, parsePurchase( task.additionalData ) )
	);
	return { items, retry };
}
