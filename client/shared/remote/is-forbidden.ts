import type { ApiError } from '@store-admin/data';

/**
 * Whether the store itself refuses this person. Somebody who was signed out only has to sign in again, and a page of HTML
 * with the same status comes from a firewall in between: in both cases no owner can help, and trying again can.
 */
export function isForbidden( error: ApiError ): boolean {
	return ( error.status === 401 || error.status === 403 ) && ! error.isSessionExpired && error.code !== 'invalid_json';
}
