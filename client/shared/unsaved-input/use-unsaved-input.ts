import { useCallback, useEffect, useRef, useState } from 'react';
import { guardLeaving } from '@store-admin/navigation';

/** A navigation that would lose unsaved input. */
export interface LeaveQuestion {
	readonly stay: () => void;
	readonly leave: () => void;
}

export interface UnsavedInput {
	/** Set while the question is shown; `UnsavedInputDialog` shows it. */
	readonly question: LeaveQuestion | undefined;
	/** Call it when everything is saved, before navigating: `hasInput` changes only with the next render. */
	readonly forget: () => void;
}

/**
 * Asks before unsaved input is lost: on navigation within the app, and when the document is left.
 *
 * @param hasInput Whether there is unsaved input.
 */
export function useUnsavedInput( hasInput: boolean ): UnsavedInput {
	const [ question, setQuestion ] = useState< LeaveQuestion | undefined >();
	const stop = useRef< () => void >( () => {} );
	useEffect( () => {
		if ( ! hasInput ) {
			return undefined;
		}
		stop.current = guardLeaving( ( leave ) => {
			const stay = () => setQuestion( undefined );
			setQuestion( {
				stay,
				leave: () => {
					stay();
					leave();
				},
			} );
		} );
		return () => stop.current();
	}, [ hasInput ] );
	const forget = useCallback( () => stop.current(), [] );
	return { question, forget };
}
