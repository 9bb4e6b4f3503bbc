import { useCallback, useRef } from 'react';
import { useNotices } from '@store-admin/data';
import { useLatestWrite } from '../../../shared/write/use-latest-write';
import type { Draft } from './draft-storage';

/** The answers of one step, which are saved while the next step is shown. */
export interface AnswerSave {
	/** Name of the step. Later answers of the same step replace earlier ones that were not saved. */
	readonly step: string;
	/** Sentence that says what was not saved. */
	readonly problem: string;
	readonly answers: Draft;
	/** Rejects with an ApiError. */
	readonly write: () => Promise< unknown >;
}

export interface AnswerSavesHook {
	readonly isSaving: boolean;
	/** Saves after all that was to be saved before. A failure is a notice that stays, since its step may be gone. */
	readonly save: ( what: AnswerSave ) => void;
	/** Waits for all saves, and sends again what failed. Rejects with the first failure. */
	readonly settle: () => Promise< void >;
}

/**
 * Saves answers one after the other, because the server keeps them in one option.
 *
 * @param onSaved Called with the answers that are stored.
 */
export function useAnswerSaves( onSaved: ( answers: Draft ) => void ): AnswerSavesHook {
	const { send: sendLatest, clearFailure, isBusy } = useLatestWrite( useNotices() );
	const queue = useRef< Promise< unknown > >( Promise.resolve() );
	const wanted = useRef( new Map< string, AnswerSave >() );
	const failed = useRef( new Map< string, AnswerSave >() );

	const send = useCallback(
		async ( what: AnswerSave ) => {
			await what.write();
			if ( failed.current.get( what.step ) === what ) {
				failed.current.delete( what.step );
				clearFailure( what.step );
			}
			onSaved( what.answers );
		},
		[ onSaved, clearFailure ]
	);
	const save = useCallback(
		( what: AnswerSave ) => {
			failed.current.delete( what.step );
			wanted.current.set( what.step, what );
			const write = async () => {
				const sent = queue.current.then( async () => send( what ) );
				// Noted before the queue goes on, because the end of the wizard waits for the queue and then reads it.
				queue.current = sent.catch( () => {
					if ( wanted.current.get( what.step ) === what ) {
						failed.current.set( what.step, what );
					}
				} );
				return sent;
			};
			sendLatest( what.step, { problem: what.problem, write } );
		},
		[ sendLatest, send ]
	);
	const settle = useCallback( async () => {
		await queue.current;
		for ( const what of [ ...failed.current.values() ] ) {
			await send( what );
		}
	}, [ send ] );
	return { isSaving: isBusy, save, settle };
}
