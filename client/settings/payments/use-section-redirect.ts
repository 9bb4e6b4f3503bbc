import { useEffect } from 'react';
import { toUrl } from '@store-admin/navigation';
import { sectionPath } from './address';

/**
 * Opens the page of a section in place of this one, for addresses of the host below `/offline`.
 *
 * @param section Id of an offline gateway, or undefined for any other address.
 * @return Whether the page is being left.
 */
export function useSectionRedirect( section: string | undefined ): boolean {
	useEffect( () => {
		const url = section === undefined ? undefined : toUrl( sectionPath( section ) );
		if ( url ) {
			globalThis.location.replace( url.href );
		}
	}, [ section ] );
	return section !== undefined;
}
