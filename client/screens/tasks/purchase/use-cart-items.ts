import { useProductTypes, useProfile, type RemoteData, type Task } from '@store-admin/data';
import { cartItems, type CartItem } from './cart-items';

/** Reads what the owner wanted to buy. */
export function useCartItems( task: Task ): { readonly items: RemoteData< readonly CartItem[] >; readonly retry: () => void } {
	const { profile, retry: retryProfile } = useProfile();
	const { types, retry: retryTypes } = useProductTypes();
	const retry = () => {
		retryProfile();
		retryTypes();
	};
	if ( profile.status !== 'ready' ) {
		return { items: profile, retry };
	}
	if ( types.status !== 'ready' ) {
		return { items: types, retry };
	}
	return { items: { status: 'ready', data: cartItems( profile.data, types.data, task ), isRefreshing: false }, retry };
}
