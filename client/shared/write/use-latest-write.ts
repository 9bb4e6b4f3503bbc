import { useCallback, useRef } from 'react';
import type { NoticesHook } from '@store-admin/data';
import { failureNotice } from './failure-notice';
import { useAttempt, type AttemptedWrite } from './use-attempt';

/** Sends a write under the name of what it saves. `onFailed` is called only for the latest one. */
export type LatestWrite = ( name: string, what: Pick< AttemptedWrite, 'problem' | 'write' | 'onFailed' > ) => void;

export interface LatestWriteHook {
	readonly send: LatestWrite;
	/** Removes the failure of what has this name, because it was saved in another way. */
	readonly clearFailure: ( name: string ) => void;
	readonly isBusy: boolean;
}

const noticeId = ( name: string ) => `store-admin-failed-${ name }`;

/**
 * Runs writes that do not wait for each other and of which only the latest under each name counts, such as the order of a list. A failure is
 * a notice. It goes when the same thing is saved again, so that its "Try again" never brings an older value back.
 *
 * @param notices The notices of the page.
 */
export function useLatestWrite( { createNotice, removeNotice }: Pick< NoticesHook, 'createNotice' | 'removeNotice' > ): LatestWriteHook {
	const { attempt, isBusy } = useAttempt();
	const latest = useRef( new Map< string, number >() );
	const clearFailure = useCallback( ( name: string ) => void removeNotice( noticeId( name ) ), [ removeNotice ] );
	const send = useCallback< LatestWrite >(
		( name, what ) => {
			const number = ( latest.current.get( name ) ?? 0 ) + 1;
			latest.current.set( name, number );
			clearFailure( name );
			void attempt( {
				...what,
				subject: `${ name } ${ number }`,
				onFailed: ( failure ) => {
					if ( latest.current.get( name ) === number ) {
						what.onFailed?.( failure );
						void createNotice( ...failureNotice( failure, noticeId( name ) ) );
					}
				},
			} );
		},
		[ attempt, createNotice, clearFailure ]
	);
	return { send, clearFailure, isBusy };
}
