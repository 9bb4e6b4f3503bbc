import { fetchWooPaymentsOnboarding } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { data } from './state';

export const resolvers = {
	getOnboardingData: reading(
		'getOnboardingData',
		async ( source?: string ) => fetchWooPaymentsOnboarding( source ?? '' ),
		data.receive
	),
};
