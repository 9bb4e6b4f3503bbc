import { useCallback } from 'react';
import { getHistory, getNewPath } from '@store-admin/navigation';

/** Closes the dialog that the address names. The history entry is replaced, so that Back does not open the dialog again. */
export function useCloseModal(): () => void {
	return useCallback( () => {
		getHistory().replace( getNewPath( { mobileAppModal: undefined, emailImprovementsModal: undefined, jetpackState: undefined } ) );
	}, [] );
}
