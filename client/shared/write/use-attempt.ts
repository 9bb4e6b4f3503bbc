import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '@store-admin/data';
import { useReturn } from '../use-return';
import { describeFailedWrite } from './describe-failed-write';
import type { DescribedWriteError } from './described-write-error';

/** One write that somebody asked for. */
export interface AttemptedWrite {
	/** What was not done when it fails, as a sentence: "The task was not dismissed." */
	readonly problem: string;
	/** Sends the write; rejects with an ApiError, or with a DescribedWriteError. */
	readonly write: () => Promise< unknown >;
	/** What the write is about, such as the id of a row. A second press on the same subject does nothing while the first runs. */
	readonly subject?: string;
	readonly onDone?: () => void;
	/** Called when it fails, for a failure that is shown elsewhere than beside the button. See `failureNotice`. */
	readonly onFailed?: ( failure: FailedWrite ) => void;
	/** Whether what was pressed goes away after success. It stays busy until then, so that a second press does not write again. */
	readonly isFinal?: boolean;
}

export interface FailedWrite {
	/** That the write failed, and why. */
	readonly message: string;
	readonly error: ApiError | DescribedWriteError;
	readonly subject: string;
	/** Sends the same write again. */
	readonly retry: () => void;
}

export interface AttemptHook {
	/** Resolves to whether the write succeeded; also to false for a second press, which sends nothing. Never rejects. */
	readonly attempt: ( what: AttemptedWrite ) => Promise< boolean >;
	/** Subjects whose write is on its way. */
	readonly busy: ReadonlySet< string >;
	readonly isBusy: boolean;
	/** The write that failed last, until another one starts. */
	readonly failure: FailedWrite | undefined;
	/** Takes the failure away. */
	readonly clearFailure: () => void;
}

const NOTHING: ReadonlySet< string > = new Set();

interface AttemptOptions {
	/** Whether one write keeps all others waiting, whatever their subject. */
	readonly isExclusive?: boolean;
}

/**
 * Runs writes: says what is busy and what failed, offers to try again, and ignores a second press. Nothing is busy when Back
 * shows the document again.
 */
export function useAttempt( { isExclusive = false }: AttemptOptions = {} ): AttemptHook {
	const [ busy, setBusy ] = useState( NOTHING );
	const [ failure, setFailure ] = useState< FailedWrite | undefined >();
	// The state is a drawing late: two presses can come before it is drawn.
	const running = useRef( new Map< string, object >() );
	useReturn( () => {
		running.current.clear();
		setBusy( NOTHING );
	} );

	const attempt = useCallback(
		async function run( what: AttemptedWrite ): Promise< boolean > {
			const { problem, write, subject = '', onDone, onFailed, isFinal = false } = what;
			if ( running.current.has( subject ) || ( isExclusive && running.current.size > 0 ) ) {
				return false;
			}
			const own = {};
			const end = () => {
				// After Back, another write on the same subject may run by the time that this one is answered.
				if ( running.current.get( subject ) === own ) {
					running.current.delete( subject );
					setBusy( new Set( running.current.keys() ) );
				}
			};
			running.current.set( subject, own );
			setBusy( new Set( running.current.keys() ) );
			setFailure( undefined );
			try {
				await write();
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
