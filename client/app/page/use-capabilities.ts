import { useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { userStore } from '@store-admin/data';
import { can } from '@store-admin/settings';

/**
 * Tells which capabilities the user has. The boot object carries those of our own screens; the user is only fetched
 * when an extension's page asks for one that is not among them.
 *
 * @param capabilities All that will be asked about.
 */
export function useCapabilities( capabilities: readonly string[] ): ( capability: string ) => boolean {
	const isUnknown = capabilities.some( ( capability ) => ! can( capability ) );
	const all = useSelect( ( select ) => ( isUnknown ? select( userStore ).getCurrentUser()?.capabilities : undefined ), [ isUnknown ] );
	return useCallback( ( capability ) => can( capability ) || all?.[ capability ] === true, [ all ] );
}
