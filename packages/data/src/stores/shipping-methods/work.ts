import { fetchShippingPartners } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { methods } from './value';

export const resolvers = {
	getShippingMethods: reading(
		'getShippingMethods',
		async ( forceDefault?: boolean ) => fetchShippingPartners( forceDefault ?? false ),
		methods.receive
	),
};
