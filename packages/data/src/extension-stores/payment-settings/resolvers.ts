import { fetchPaymentProviders, fetchWooPayEligibility } from '@store-admin/api';
import { reading, readingThrough } from '../../core/remote-data/requests';
import { eligibility, providers } from './state';

const throughProviders = readingThrough( 'getPaymentProviders' );

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
