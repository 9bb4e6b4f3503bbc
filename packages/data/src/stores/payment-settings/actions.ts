import { postProviderLink, saveProviderOrder, toggleGateway, type GatewayToggle, type Success } from '@store-admin/api';
import { optimistically } from '../../core/optimistically';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { editOrder, type ProviderOrder } from './state';

let lastSave: Promise< unknown > = Promise.resolve();

/** Saves an order after the earlier ones, so that the last one wins. */
async function saveInTurn( order: ProviderOrder ): Promise< Success > {
	const save = async () => saveProviderOrder( order );
	const turn = lastSave.then( save, save );
	lastSave = turn;
	return turn;
}

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
