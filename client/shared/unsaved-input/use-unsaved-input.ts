import { useCallback, useEffect, useRef, useState } from 'react';
import { guardLeaving } from '@store-admin/navigation';

/** Somebody is about to leave what they entered behind. */
export interface LeaveQuestion {
	readonly stay: () => void;
	readonly leave: () => void;
}

export interface UnsavedInput {
	/** Open while somebody is being asked; `UnsavedInputDialog` shows it. */
	readonly question: LeaveQuestion | undefined;
	/** To be called when all is saved, before leaving: the form itself learns of it only later. */
	readonly forget: () => void;
}

/**
 * Asks before input is lost: on every way out, inside the app and out of the document.
 *
 * @param hasInput Whether something was entered that is not saved.
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
