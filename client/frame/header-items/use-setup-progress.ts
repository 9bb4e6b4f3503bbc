import { useEffect, useMemo, useState } from 'react';
import { useTaskLists } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import type { HeaderPlace } from './header-place';
import { expectsSetup, setupProgress, type SetupProgress } from './setup-progress';

/** For browsers that do not tell when they have time. */
const SOON_MS = 200;

function useIdle(): boolean {
	const [ isIdle, setIsIdle ] = useState( false );
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
 * How far the set-up is. The tasks are asked for when the page has settled, and only where the header shows them:
 * Home has them anyway, and a store that is set up costs nothing.
 */
export function useSetupProgress( { isOnHome }: HeaderPlace ): SetupProgress {
	const isIdle = useIdle();
	const boot = getSettings().taskLists;
	const { taskLists } = useTaskLists( { isPassive: isOnHome || ! isIdle || ! expectsSetup( boot ) } );
	return useMemo( () => setupProgress( taskLists, boot ), [ taskLists, boot ] );
}
