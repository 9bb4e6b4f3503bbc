import { fetchPaymentProviders, fetchWooPayEligibility } from '@store-admin/api';
import { nextTick } from '../../core/optimistic-edits';
import { reading, readingThrough, track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { askProviders, eligibility, receiveProviders } from './state';

const throughProviders = readingThrough( 'getPaymentProviders' );

/** Selectors whose values come with the providers. */
const OTHERS = [ 'getOfflinePaymentGateways', 'getSuggestions', 'getSuggestionCategories' ];

export const resolvers = {
	getPaymentProviders:
		( ...args: readonly [ country?: string | null ] ): Thunk< void > =>
		async ( { dispatch } ) => {
			const askedAt = nextTick();
			dispatch( askProviders( askedAt ) );
			const [ country ] = args;
			const value = await dispatch( track( 'getPaymentProviders', args, async () => fetchPaymentProviders( country ?? '' ) ) );
			dispatch( receiveProviders( value, askedAt ) );
			// Without this, the first call of each would ask again, without the country.
			OTHERS.forEach( ( selector ) => dispatch.finishResolution( selector, [] ) );
		},
	getOfflinePaymentGateways: throughProviders,
	getSuggestions: throughProviders,
	getSuggestionCategories: throughProviders,
	getIsWooPayEligible: reading( 'getIsWooPayEligible', fetchWooPayEligibility, eligibility.receive ),
};
