import { postProviderLink, toggleGateway, type GatewayToggle, type Success } from '@store-admin/api';
import { optimistically } from '../../core/optimistically';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { saveInTurn } from './save-in-turn';
import { editOrder, type ProviderOrder } from './state';

/** The public actions of `wc/admin/payment-settings` that send requests. */
export const actions = {
	togglePaymentGateway: ( id: string, ajaxUrl: string, nonce: string ): Thunk< GatewayToggle > =>
		track( 'togglePaymentGateway', [ id ], async () => toggleGateway( id, ajaxUrl, nonce ) ),
	attachPaymentExtensionSuggestion: ( href: string ): Thunk< Success > =>
		track( 'attachPaymentExtensionSuggestion', [], async () => postProviderLink( href ) ),
	hidePaymentExtensionSuggestion: ( href: string ): Thunk< Success > =>
		track( 'hidePaymentExtensionSuggestion', [], async () => postProviderLink( href ) ),
	/** Shows the new order immediately, and the old one again when the server refuses it. */
	updateProviderOrdering:
		( order: ProviderOrder ): Thunk< Success > =>
		async ( { dispatch } ) =>
			dispatch(
				optimistically(
					[ editOrder( order ) ],
					async () => dispatch( track( 'updateProviderOrdering', [], async () => saveInTurn( order ) ) ),
					() => ( {} )
				)
			),
};
