import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import {
	changeSubscription,
	fetchInstallAddress,
	fetchSubscriptions,
	orderProduct,
	refreshSubscriptions,
	type AddedProduct,
	type Subscription,
	type SubscriptionChange,
} from '@store-admin/api';
import { useRemote, type Remote } from '../../core/remote-data/use-remote';
import { marketplaceStore } from './store';

/** Reads the subscriptions, and what is installed. The site keeps the last answer of the account. */
export function useSubscriptions(): Remote< readonly Subscription[] > {
	return useRemote( marketplaceStore, 'getSubscriptions', [] );
}

/** Writes of subscriptions. All reject with an ApiError. */
export interface SubscriptionWrites {
	/** Lets the site ask the account again. */
	readonly refreshSubscriptions: () => Promise< void >;
	/** Changes one, and reads all again. */
	readonly changeSubscription: ( change: SubscriptionChange, key: string ) => Promise< void >;
	/** Resolves to the address at which the account installs the product. */
	readonly fetchInstallAddress: ( key: string ) => Promise< string >;
	readonly orderProduct: ( id: string ) => Promise< AddedProduct >;
}

/** Changes the subscriptions of the store. */
export function useSubscriptionWrites(): SubscriptionWrites {
	const { receiveSubscriptions } = useDispatch( marketplaceStore );
	return useMemo(
		() => ( {
			refreshSubscriptions: async () => {
				await receiveSubscriptions( await refreshSubscriptions() );
			},
			changeSubscription: async ( change, key ) => {
				await changeSubscription( change, key );
				await receiveSubscriptions( await fetchSubscriptions() );
			},
			fetchInstallAddress,
			orderProduct,
		} ),
		[ receiveSubscriptions ]
	);
}
