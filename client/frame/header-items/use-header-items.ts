import { useEffect, useMemo, useState } from 'react';
import { useOptions, useTaskLists } from '@store-admin/data';
import { getFacts, getSettings } from '@store-admin/settings';
import { setupProgress, type SetupProgress } from '../../shared/setup-progress';
import type { HeaderPlace } from './header-place';
import { headerManifest } from './manifest';

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const SOON_MS = 200;
const COMING_SOON = 'woocommerce_coming_soon';
const OPTIONS = [ COMING_SOON ] as const;

function useIdle(): boolean {
	const [ isIdle, setIsIdle ] = useState( getSettings().isExtended );
	useEffect( () => {
		const done = () => setIsIdle( true );
		if ( typeof window.requestIdleCallback === 'function' ) {
			const request = window.requestIdleCallback( done, { timeout: 2000 } );
			return () => window.cancelIdleCallback( request );
		}
		const timer = setTimeout( done, SOON_MS );
		return () => clearTimeout( timer );
	}, [] );
	return isIdle;
}

/**
 * The progress of the set-up. The tasks are fetched once the page is idle, and only where the header shows them: Home
 * fetches them itself, settings only remind of them, and a store that is set up needs no request. With an extension on the page they are
 * fetched at once: tasks that its later scripts add in JavaScript are none for the host either.
 */
export function useSetupProgress( { isOnHome, isSettings }: HeaderPlace ): SetupProgress {
	const isIdle = useIdle();
	const { hasReminderBar, isSetupOver } = getFacts( headerManifest );
	const isNeeded = ! isOnHome && ! isSetupOver && ( hasReminderBar || ! isSettings );
	const { taskLists } = useTaskLists( { isPassive: ! isIdle || ! isNeeded } );
	return useMemo( () => setupProgress( taskLists, isSetupOver ), [ taskLists, isSetupOver ] );
}

/** Whether customers see a "coming soon" page instead of the store. */
export function useIsComingSoon(): boolean {
	const { options } = useOptions( OPTIONS );
	return options.status === 'ready' && options.data[ COMING_SOON ];
}
