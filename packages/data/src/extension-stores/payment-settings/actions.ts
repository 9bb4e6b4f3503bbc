import { postSuggestionLink, saveProviderOrder, toggleGateway, type GatewayToggle, type Success } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';

/** The public actions of `wc/admin/payment-settings` that send requests. */
export const actions = {
	togglePaymentGateway: ( id: string, ajaxUrl: string, nonce: string ): Thunk< GatewayToggle > =>
		track( 'togglePaymentGateway', [ id ], async () => toggleGateway( id, ajaxUrl, nonce ) ),
	attachPaymentExtensionSuggestion: ( href: string ): Thunk< Success > =>
		track( 'attachPaymentExtensionSuggestion', [], async () => postSuggestionLink( href ) ),
	hidePaymentExtensionSuggestion: ( href: string ): Thunk< Success > =>
		track( 'hidePaymentExtensionSuggestion', [], async () => postSuggestionLink( href ) ),
	updateProviderOrdering: ( order: Readonly< Record< string, number > > ): Thunk< Success > =>
		track( 'updateProviderOrdering', [], async () => saveProviderOrder( order ) ),
};
