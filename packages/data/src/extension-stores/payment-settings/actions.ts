import { postSuggestionLink, saveProviderOrder, toggleGateway, type WireObject } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';

/** The public actions of `wc/admin/payment-settings` that ask the server. */
export const actions = {
	togglePaymentGateway: ( id: string, ajaxUrl: string, nonce: string ): Thunk< WireObject > =>
		track( 'togglePaymentGateway', [ id ], async () => toggleGateway( id, ajaxUrl, nonce ) ),
	attachPaymentExtensionSuggestion: ( href: string ): Thunk< WireObject > =>
		track( 'attachPaymentExtensionSuggestion', [], async () => postSuggestionLink( href ) ),
	hidePaymentExtensionSuggestion: ( href: string ): Thunk< WireObject > =>
		track( 'hidePaymentExtensionSuggestion', [], async () => postSuggestionLink( href ) ),
	updateProviderOrdering: ( order: Readonly< Record< string, number > > ): Thunk< WireObject > =>
		track( 'updateProviderOrdering', [], async () => saveProviderOrder( order ) ),
};
