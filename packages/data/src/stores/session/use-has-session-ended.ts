import { useSyncExternalStore } from 'react';
import { hasSessionEnded, subscribeToSession } from '@store-admin/api';

/** Whether the user was signed out, so that requests fail until they sign in again. */
export function useHasSessionEnded(): boolean {
	return useSyncExternalStore( subscribeToSession, hasSessionEnded );
}
