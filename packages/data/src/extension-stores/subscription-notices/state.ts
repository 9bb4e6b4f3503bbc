export interface SubscriptionNotice {
	readonly productKey: string;
	readonly message: string;
	readonly status: string;
	readonly options?: Readonly< Record< string, unknown > >;
}

export type NoticesByProduct = Readonly< Record< string, SubscriptionNotice > >;

type SubscriptionAction =
	{ readonly type: 'ADD_NOTICE'; readonly notice: SubscriptionNotice } | { readonly type: 'REMOVE_NOTICE'; readonly productKey: string };

export function subscriptionReducer( state: NoticesByProduct = {}, action: SubscriptionAction ): NoticesByProduct {
	switch ( action.type ) {
		case 'ADD_NOTICE':
			return { ...state, [ action.notice.productKey ]: action.notice };
		case 'REMOVE_NOTICE':
			return Object.fromEntries( Object.entries( state ).filter( ( [ key ] ) => key !== action.productKey ) );
		default:
			return state;
	}
}

/** The public actions of `woocommerce-admin/subscription-notices`. */
export const receiveActions = {
	addNotice: ( productKey: string, message: string, status: string, options?: SubscriptionNotice[ 'options' ] ): SubscriptionAction => ( {
		type: 'ADD_NOTICE',
		notice: { productKey, message, status, ...( options ? { options } : {} ) },
	} ),
	removeNotice: ( productKey: string ): SubscriptionAction => ( { type: 'REMOVE_NOTICE', productKey } ),
};
