import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '@store-admin/data';
import { useReturn } from '../use-return';
import { describeFailedWrite } from './describe-failed-write';
import type { DescribedWriteError } from './described-write-error';

/** One write of the user. */
export interface AttemptedWrite {
	/** Sentence that says what was not done, for when the write fails: "The task was not dismissed." */
	readonly problem: string;
	/** Sends the write; rejects with an ApiError, or with a DescribedWriteError. */
	readonly write: () => Promise< unknown >;
	/** Subject of the write, such as the id of a row. A second press on the same subject does nothing while the first is running. */
	readonly subject?: string;
	readonly onDone?: () => void;
	/** Called when the write fails, for a failure that is not shown beside the button. See `failureNotice`. */
	readonly onFailed?: ( failure: FailedWrite ) => void;
	/** Whether the write takes back another one. The subject is shown again at once, so a write that starts meanwhile is sent after this one instead of being ignored. */
	readonly isUndo?: boolean;
	/** Whether the pressed control disappears after success. It stays busy until then, so that a second press does not write again. */
	readonly isFinal?: boolean;
}

export interface FailedWrite {
	/** Says that the write failed, and why. */
	readonly message: string;
	readonly error: ApiError | DescribedWriteError;
	readonly subject: string;
	/** Sends the same write again. */
	readonly retry: () => void;
}

export interface AttemptHook {
	/** Resolves to whether the write succeeded; to false for a second press, which sends nothing. Never rejects. */
	readonly attempt: ( what: AttemptedWrite ) => Promise< boolean >;
	/** Subjects of writes that are running. */
	readonly busy: ReadonlySet< string >;
	readonly isBusy: boolean;
	/** The write that failed last, until another one starts. */
	readonly failure: FailedWrite | undefined;
	/** Removes the failure. */
	readonly clearFailure: () => void;
}

const NOTHING: ReadonlySet< string > = new Set();

interface RunningWrite {
	/** Set while an undo is running. */
	undo?: Promise< unknown >;
}

/** Sends a write, after an undo that is running. */
function sendAfter( earlier: RunningWrite | undefined, write: () => Promise< unknown > ): Promise< unknown > {
	return earlier?.undo?.then( write, write ) ?? write();
}

interface AttemptOptions {
	/** Whether a running write blocks all others, whatever their subject. */
	readonly isExclusive?: boolean;
}

/**
 * Runs writes: tracks what is busy and what failed, offers a retry, and ignores a second press. All writes
 * count as finished after Back has restored the document.
 */
export function useAttempt( { isExclusive = false }: AttemptOptions = {} ): AttemptHook {
	const [ busy, setBusy ] = useState( NOTHING );
	const [ failure, setFailure ] = useState< FailedWrite | undefined >();
	// State is updated only with the next render, and two presses can come before that.
	const running = useRef( new Map< string, RunningWrite >() );
	useReturn( () => {
		running.current.clear();
		setBusy( NOTHING );
	} );

	const attempt = useCallback(
		async function run( what: AttemptedWrite ): Promise< boolean > {
			const { problem, write, subject = '', onDone, onFailed, isFinal, isUndo } = what;
			const earlier = running.current.get( subject );
			if ( ( earlier && ! earlier.undo ) || ( isExclusive && running.current.size > 0 ) ) {
				return false;
			}
			const own: RunningWrite = {};
			const end = () => {
				// After Back or during an undo, another write on the subject may be running when the answer to this one arrives.
				if ( running.current.get( subject ) === own ) {
					running.current.delete( subject );
					setBusy( new Set( running.current.keys() ) );
				}
			};
			running.current.set( subject, own );
			setBusy( new Set( running.current.keys() ) );
			setFailure( undefined );
			try {
				const sent = sendAfter( earlier, write );
				if ( isUndo ) {
					own.undo = sent;
				}
				await sent;
			} catch ( thrown ) {
				const error = thrown as FailedWrite[ 'error' ];
				const failed = { message: describeFailedWrite( problem, error ), error, subject, retry: () => void run( what ) };
				end();
				setFailure( failed );
				onFailed?.( failed );
				return false;
			}
			if ( ! isFinal ) {
				end();
			}
			onDone?.();
			return true;
		},
		[ isExclusive ]
	);
	const clearFailure = useCallback( () => setFailure( undefined ), [] );
	return { attempt, busy, isBusy: busy.size > 0, failure, clearFailure };
}
