import { fetchShippingPartners } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { methods } from './state';

export const resolvers = {
	getShippingMethods: reading(
		'getShippingMethods',
		async ( forceDefault?: boolean ) => fetchShippingPartners( forceDefault ?? false ),
		methods.receive
	),
};
