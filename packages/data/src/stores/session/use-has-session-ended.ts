import { useSyncExternalStore } from 'react';
import { hasSessionEnded, subscribeToSession } from '@store-admin/api';

/** Whether the person has been signed out meanwhile, so that nothing can be read or saved until they sign in again. */
export function useHasSessionEnded(): boolean {
	return useSyncExternalStore( subscribeToSession, hasSessionEnded );
}
