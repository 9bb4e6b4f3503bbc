import { useCallback } from 'react';
import { getHistory, getNewPath } from '@store-admin/navigation';

/** Leaves the dialog that the address asks for. The entry is replaced, so that Back does not open it again. */
export function useCloseModal(): () => void {
	return useCallback( () => {
		getHistory().replace( getNewPath( { mobileAppModal: undefined, emailImprovementsModal: undefined, jetpackState: undefined } ) );
	}, [] );
}
