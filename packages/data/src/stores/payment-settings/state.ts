import { combineReducers } from '@wordpress/data';
import type { PaymentProvider, PaymentProviders } from '@store-admin/api';
import { createEditedValue, type EditAction, type Edited, type NewEdit } from '../../core/optimistic-edits';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import type { PlainAction } from '../../core/remote-data/thunk';

/** Id of a provider to its position. */
export type ProviderOrder = Readonly< Record< string, number > >;

export interface ProvidersState extends Edited< PaymentProviders > {
	/** The tick at which the latest request was sent. */
	readonly askedAt: number;
}

export interface PaymentSettingsState {
	readonly providers: ProvidersState;
	readonly isWooPayEligible: boolean;
	readonly requests: RequestsState;
}

type ProvidersAction =
	| { readonly type: 'ASK_PAYMENT_PROVIDERS'; readonly askedAt: number }
	| { readonly type: 'RECEIVE_PAYMENT_PROVIDERS'; readonly value: PaymentProviders; readonly askedAt: number };

const NONE: PaymentProviders = { providers: [], offlinePaymentGateways: [], suggestions: [], suggestionCategories: [] };

/** A list in the given order, for providers that are shown. Providers without a position fill the places that it leaves. */
export function inOrder( list: readonly PaymentProvider[], order: ProviderOrder ): readonly PaymentProvider[] {
	const placeOf = ( { id }: PaymentProvider ) => order[ id ] ?? 0;
	const sorted = list.filter( ( { id } ) => id in order ).sort( ( a, b ) => placeOf( a ) - placeOf( b ) );
	const others = list.filter( ( { id } ) => ! ( id in order ) );
	return list.flatMap( ( _provider, index ) => {
		const [ next ] = sorted;
		const isNext = next !== undefined && ( others.length === 0 || placeOf( next ) <= index );
		return ( isNext ? sorted : others ).splice( 0, 1 );
	} );
}

const edited = createEditedValue< PaymentProviders >( NONE, ( value, { changes } ) => ( {
	...value,
	providers: inOrder( value.providers, changes as ProviderOrder ),
	offlinePaymentGateways: inOrder( value.offlinePaymentGateways, changes as ProviderOrder ),
} ) );

/** The change of the order, for `optimistically`. */
export function editOrder( order: ProviderOrder ): NewEdit {
	return { target: 'order', changes: order };
}

/** Marks that a request was sent. Answers to earlier ones are dropped from now on, since they may be about another country. */
export function askProviders( askedAt: number ): ProvidersAction {
	return { type: 'ASK_PAYMENT_PROVIDERS', askedAt };
}

/** Stores the answer to the request that was sent at `askedAt`. */
export function receiveProviders( value: PaymentProviders, askedAt: number ): ProvidersAction {
	return { type: 'RECEIVE_PAYMENT_PROVIDERS', value, askedAt };
}

function providersReducer(
	state: ProvidersState = { ...edited.initial, askedAt: 0 },
	action: ProvidersAction | EditAction
): ProvidersState {
	switch ( action.type ) {
		case 'ASK_PAYMENT_PROVIDERS':
			return { ...state, askedAt: action.askedAt };
		case 'RECEIVE_PAYMENT_PROVIDERS':
			return action.askedAt < state.askedAt
				? state
				: { ...state, ...edited.receive( state, action.value, ( { at } ) => at <= action.askedAt ) };
		case 'ADD_EDITS':
		case 'CONFIRM_EDITS':
		case 'DROP_EDITS':
			return { ...state, ...edited.reduce( state, action ) };
		default:
			return state;
	}
}

export const eligibility = createSingleValue( 'SET_IS_WOOPAY_ELIGIBLE', false );

export const paymentSettingsReducer = combineReducers( {
	providers: providersReducer,
	isWooPayEligible: eligibility.reducer,
	requests: requestsReducer,
} );

/** The public actions of `wc/admin/payment-settings` that store values. */
export const receiveActions = {
	setIsWooPayEligible: ( isEligible: boolean ): PlainAction => eligibility.receive( isEligible ),
};
