import {
	fetchPaymentProviders,
	fetchWooPayEligibility,
	postSuggestionLink,
	saveProviderOrder,
	toggleGateway,
	type WireObject,
} from '@store-admin/api';
import { reading, readingThrough, track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { eligibility, providers } from './values';

const throughProviders = readingThrough( 'getPaymentProviders' );

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

export const resolvers = {
	getPaymentProviders: reading(
		'getPaymentProviders',
		async ( country?: string | null ) => fetchPaymentProviders( country ?? '' ),
		providers.receive
	),
	getOfflinePaymentGateways: throughProviders,
	getSuggestions: throughProviders,
	getSuggestionCategories: throughProviders,
	getIsWooPayEligible: reading( 'getIsWooPayEligible', fetchWooPayEligibility, eligibility.receive ),
};
