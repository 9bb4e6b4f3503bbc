import { useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { userStore } from '@store-admin/data';
import { can } from '@store-admin/settings';

/**
 * Checks capabilities of the user. The boot object has those of our own screens; the user is fetched only when an
 * extension's page needs another one.
 *
 * @param capabilities The capabilities that will be checked.
 * @return Whether the user has a capability.
 */
export function useCapabilities( capabilities: readonly string[] ): ( capability: string ) => boolean {
	const isUnknown = capabilities.some( ( capability ) => ! can( capability ) );
	const all = useSelect( ( select ) => ( isUnknown ? select( userStore ).getCurrentUser()?.capabilities : undefined ), [ isUnknown ] );
	return useCallback( ( capability ) => can( capability ) || all?.[ capability ] === true, [ all ] );
}
