import {
	fetchEmailPrefill,
	fetchFreeExtensions,
	fetchGatewaySuggestions,
	fetchJetpackAuthUrl,
	fetchProductTypes,
	fetchProfile,
	fetchProfileProgress,
} from '@store-admin/api';
import { reading, readingThrough } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { JetpackAuthQuery } from './selectors';
import { emailPrefill, freeExtensions, jetpackAuthUrls, paymentMethods, productTypes, profileItems, profileProgress } from './state';

const throughProgress = readingThrough( 'getProfileProgress' );

/** Resolvers of `wc/admin/onboarding`, except that of the tasks. */
export const resolvers = {
	getProfileItems: reading( 'getProfileItems', fetchProfile, profileItems.receive ),
	getProfileProgress: reading( 'getProfileProgress', fetchProfileProgress, profileProgress.receive ),
	getCoreProfilerCompletedSteps: throughProgress,
	getMostRecentCoreProfilerStep: throughProgress,
	getEmailPrefill: reading( 'getEmailPrefill', fetchEmailPrefill, emailPrefill.receive ),
	getFreeExtensions: reading( 'getFreeExtensions', fetchFreeExtensions, freeExtensions.receive ),
	getProductTypes: reading( 'getProductTypes', fetchProductTypes, productTypes.receive ),
	getPaymentGatewaySuggestions: reading(
		'getPaymentGatewaySuggestions',
		async ( forceDefault?: boolean ) => fetchGatewaySuggestions( forceDefault ?? false ),
		paymentMethods.receive
	),
	getJetpackAuthUrl: reading(
		'getJetpackAuthUrl',
		async ( { redirectUrl, from = '' }: JetpackAuthQuery ) => fetchJetpackAuthUrl( redirectUrl, from ),
		( results, { redirectUrl, from = '' } ) => jetpackAuthUrls.receive( stableKey( redirectUrl, from ), results )
	),
};
