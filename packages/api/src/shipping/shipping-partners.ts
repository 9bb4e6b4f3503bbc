import { get } from '../core/request';
import { toObjects, type WireObject } from '../core/wire';

/** Reads the shipping services that the server suggests for this store. */
export async function fetchShippingPartners( forceDefault: boolean ): Promise< readonly WireObject[] > {
	const query = forceDefault ? { force_default_suggestions: true } : {};
	return toObjects( await get( '/wc-admin/shipping-partner-suggestions', query ) );
}
