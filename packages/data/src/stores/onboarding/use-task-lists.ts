import { useSelect } from '@wordpress/data';
import { useEffect } from 'react';
import type { TaskList } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

export interface TaskListsHook {
	readonly taskLists: RemoteData< readonly TaskList[] >;
	/** Fetches the lists again. */
	readonly retry: () => void;
}

interface TaskListsOptions {
	/** Reads the lists without starting a request for them. */
	readonly isPassive?: boolean;
}

/** Calls the callback when Back or Forward restores the page from the browser's memory, with old values. */
function onReturn( callback: () => void ): () => void {
	const handlePageShow = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted ) {
			callback();
		}
	};
	window.addEventListener( 'pageshow', handlePageShow );
	return () => window.removeEventListener( 'pageshow', handlePageShow );
}

/** Reads every task list. */
export function useTaskLists( { isPassive = false }: TaskListsOptions = {} ): TaskListsHook {
	const isNeeded = useSelect(
		( select ) => ! isPassive || select( onboardingStore ).hasStartedResolution( 'getTaskLists', [] ),
		[ isPassive ]
	);
	const { remote, refresh } = useRemote( onboardingStore, 'getTaskLists', [], {
		isNeeded,
		errorSelector: [ 'getOnboardingError', 'getTaskLists' ],
	} );
	// A task may have been completed on another page meanwhile.
	useEffect( () => onReturn( refresh ), [ refresh ] );
	return { taskLists: remote, retry: refresh };
}
