import type { ApiError } from '@store-admin/data';

/**
 * Whether the store refuses this user a request. It does not when the user was signed out, nor when a firewall answered
 * with a page of HTML and the same status: then the owner of the store cannot help, and trying again can.
 */
export function isForbidden( error: ApiError ): boolean {
	return ( error.status === 401 || error.status === 403 ) && ! error.isSessionExpired && error.code !== 'invalid_json';
}
