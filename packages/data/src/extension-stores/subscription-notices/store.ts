import { createReduxStore } from '@wordpress/data';
import { valueAt } from '../../core/remote-data/keyed-values';
import { memoized } from '../../core/remote-data/memoized';

export interface SubscriptionNotice {
	readonly productKey: string;
	readonly message: string;
	readonly status: string;
	readonly options?: Readonly< Record< string, unknown > >;
}

type NoticesByProduct = Readonly< Record< string, SubscriptionNotice > >;

type SubscriptionAction =
	{ readonly type: 'ADD_NOTICE'; readonly notice: SubscriptionNotice } | { readonly type: 'REMOVE_NOTICE'; readonly productKey: string };

function subscriptionReducer( state: NoticesByProduct = {}, action: SubscriptionAction ): NoticesByProduct {
	switch ( action.type ) {
		case 'ADD_NOTICE':
			return { ...state, [ action.notice.productKey ]: action.notice };
		case 'REMOVE_NOTICE':
			return Object.fromEntries( Object.entries( state ).filter( ( [ key ] ) => key !== action.productKey ) );
		default:
			return state;
	}
}

const selectors = {
	notices: memoized(
		( state: NoticesByProduct ) => [ state ],
		( state ): readonly SubscriptionNotice[] => Object.values( state )
	),
	getNotice: ( state: NoticesByProduct, productKey: string ): SubscriptionNotice | undefined => valueAt( state, productKey ),
};

const actions = {
	addNotice: ( productKey: string, message: string, status: string, options?: SubscriptionNotice[ 'options' ] ): SubscriptionAction => ( {
		type: 'ADD_NOTICE',
		notice: { productKey, message, status, ...( options ? { options } : {} ) },
	} ),
	removeNotice: ( productKey: string ): SubscriptionAction => ( { type: 'REMOVE_NOTICE', productKey } ),
};

/** Notices of the marketplace, each beside its product. */
export const subscriptionNoticesStore = createReduxStore< NoticesByProduct, typeof actions, typeof selectors >(
	'woocommerce-admin/subscription-notices',
	{ reducer: subscriptionReducer, actions, selectors }
);
