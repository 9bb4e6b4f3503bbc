import { useCallback } from 'react';
import { useTaskActions, useUserPreferences, type Task } from '@store-admin/data';
import { recordEvent } from '../../../shared/record-event';

type Counts = Readonly< Record< string, number > >;

function readCounts( value: unknown ): Counts {
	const counts: Record< string, number > = {};
	if ( typeof value === 'object' && value !== null ) {
		for ( const [ id, count ] of Object.entries( value ) ) {
			counts[ id ] = Number( count ) || 0;
		}
	}
	return counts;
}

/** Remembers that a task was opened: the server counts a task as visited from this preference on. */
export function useTaskVisit(): ( task: Task ) => void {
	const { visitedTask } = useTaskActions();
	const { preferences, user, updateUserPreferences } = useUserPreferences();
	const started = preferences[ 'task_list_tracked_started_tasks' ];
	const isKnown = user.status === 'ready';
	return useCallback(
		( { id, eventPrefix }: Task ) => {
			recordEvent( `${ eventPrefix }click`, { task_name: id } );
			// Nobody waits for either, and a lost count is not worth a word to the person who is on the way.
			const ignore = () => {};
			visitedTask( id ).catch( ignore );
			if ( isKnown ) {
				const counts = readCounts( started );
				updateUserPreferences( {
					task_list_tracked_started_tasks: { ...counts, [ id ]: ( counts[ id ] ?? 0 ) + 1 },
				} ).catch( ignore );
			}
		},
		[ visitedTask, updateUserPreferences, started, isKnown ]
	);
}
