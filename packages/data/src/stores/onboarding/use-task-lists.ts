import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect } from 'react';
import type { TaskList } from '@store-admin/api';
import { onFilterChange } from '@store-admin/extensibility';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { DEPRECATED_TASKS_FILTER } from './deprecated-tasks';
import { onboardingStore } from './store';

export interface TaskListsHook {
	readonly taskLists: RemoteData< readonly TaskList[] >;
	/** Asks the server again. */
	retry: () => void;
}

interface TaskListsOptions {
	/** Reads only what somebody else has asked for. */
	readonly isPassive?: boolean;
}

const PENDING = { status: 'pending' } as const;

/** Calls back when Back or Forward brings the page out of the browser's memory, where its values stood still. */
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
	const taskLists = useSelect(
		( select ): RemoteData< readonly TaskList[] > => {
			const store = select( onboardingStore );
			if ( isPassive && ! store.hasStartedResolution( 'getTaskLists', [] ) ) {
				return PENDING;
			}
			const value = store.getTaskLists();
			return readRemote( store, 'getTaskLists', [], {
				value,
				hasValue: value.length > 0,
				publicError: store.getOnboardingError( 'getTaskLists' ),
			} );
		},
		[ isPassive ]
	);
	const { invalidateResolution } = useDispatch( onboardingStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getTaskLists', [] );
	}, [ invalidateResolution ] );
	// Scripts that come after the app still add tasks in JavaScript.
	useEffect( () => onFilterChange( DEPRECATED_TASKS_FILTER, retry ), [ retry ] );
	// A task may have been finished on the page that was left.
	useEffect( () => onReturn( retry ), [ retry ] );
	return { taskLists, retry };
}
