import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import {
	changeSubscription,
	dismissSubscriptionNotice,
	fetchInstallAddress,
	fetchLastAnswer,
	fetchSubscriptions,
	orderProduct,
	refreshSubscriptions,
	setSelfUpdate,
	UNEXPLAINED,
	updateProduct,
	type AddedProduct,
	type ApiError,
	type LastAnswer,
	type LocalProduct,
	type Subscription,
	type SubscriptionChange,
	type SubscriptionNoticeKind,
	type UpdateAccess,
} from '@store-admin/api';
import { useRemote, type Remote } from '../../core/remote-data/use-remote';
import { marketplaceStore } from './store';

/** Reads the subscriptions, and what is installed. The site keeps the last answer of the account. */
export function useSubscriptions(): Remote< readonly Subscription[] > {
	return useRemote( marketplaceStore, 'getSubscriptions', [] );
}

/**
 * Reads what the account answered last, and whether it answered at all.
 *
 * @param isNeeded Whether to read it now. Before the host's list is read, the account was not asked.
 */
export function useLastAnswer( isNeeded: boolean ): Remote< LastAnswer > {
	return useRemote( marketplaceStore, 'getLastAnswer', [], { isNeeded } );
}

export interface DismissedNotices {
	/** Kinds that were dismissed since the page was loaded. What was dismissed before is a fact of the page. */
	readonly dismissed: readonly string[];
	readonly remember: ( kind: string ) => void;
}

/** Remembers which notices about subscriptions were dismissed, so that none comes back in another view before the page is loaded again. */
export function useDismissedNotices(): DismissedNotices {
	const dismissed = useSelect( ( select ) => select( marketplaceStore ).getDismissedNotices(), [] );
	const { receiveDismissedNotices } = useDispatch( marketplaceStore );
	return { dismissed, remember: ( kind ) => void receiveDismissedNotices( [ ...dismissed, kind ] ) };
}

/** Writes of subscriptions. All reject with an ApiError. */
export interface SubscriptionWrites {
	/** Lets the site ask the account again. Resolves to whether the account answered. */
	readonly refreshSubscriptions: () => Promise< boolean >;
	/** Changes one, and reads all again. */
	readonly changeSubscription: ( change: SubscriptionChange, key: string ) => Promise< void >;
	/** Updates what is installed, and reads all again. */
	readonly updateProduct: ( access: UpdateAccess, product: LocalProduct ) => Promise< void >;
	/** Lets WordPress update it by itself or not, and reads all again. */
	readonly setSelfUpdate: ( access: UpdateAccess, product: LocalProduct, isOn: boolean ) => Promise< void >;
	/** Resolves to the address at which the account installs the product. */
	readonly fetchInstallAddress: ( key: string ) => Promise< string >;
	readonly orderProduct: ( id: string ) => Promise< AddedProduct >;
	/** Dismisses a notice about subscriptions for this user. */
	readonly dismissSubscriptionNotice: ( kind: SubscriptionNoticeKind, nonce: string ) => Promise< void >;
}

/** Updates a product. WordPress checks for updates by itself only twice a day, so it may not know of one that the account has named since. */
async function updateKnown( access: UpdateAccess, product: LocalProduct ): Promise< void > {
	try {
		await updateProduct( access, product );
	} catch ( thrown ) {
		if ( ( thrown as ApiError ).code !== UNEXPLAINED ) {
			throw thrown;
		}
		// This lets WordPress check again.
		await refreshSubscriptions();
		await updateProduct( access, product );
	}
}

/** Changes the subscriptions of the store. */
export function useSubscriptionWrites(): SubscriptionWrites {
	const { receiveSubscriptions, receiveLastAnswer, invalidateResolution } = useDispatch( marketplaceStore );
	return useMemo( () => {
		// What was changed is changed, whether or not the list can be read at once. A failed read is shown with the list.
		const readAgain = async () => {
			await fetchSubscriptions().then( receiveSubscriptions, () => invalidateResolution( 'getSubscriptions', [] ) );
		};
		return {
			refreshSubscriptions: async () => {
				await receiveSubscriptions( await refreshSubscriptions() );
				// The host answers with a list whether or not the account did, so without this nobody knows which.
				const answer = await fetchLastAnswer();
				await receiveLastAnswer( answer );
				return ! answer.failed;
			},
			changeSubscription: async ( change, key ) => {
				await changeSubscription( change, key );
				await readAgain();
			},
			updateProduct: async ( access, product ) => {
				await updateKnown( access, product );
				await readAgain();
			},
			setSelfUpdate: async ( access, product, isOn ) => {
				await setSelfUpdate( access, product, isOn );
				await readAgain();
			},
			fetchInstallAddress,
			orderProduct,
			dismissSubscriptionNotice,
		};
	}, [ receiveSubscriptions, receiveLastAnswer, invalidateResolution ] );
}
