import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@store-admin/data';
import { fieldValues, listenToFields } from './form-fields';
import type { PreviewRequests } from './use-emails';

const DEBOUNCE_MS = 400;

export interface UnsavedValuesHook {
	/** Why the preview does not have the last changes. */
	readonly error: ApiError | undefined;
	/** Sends what was not sent yet, without waiting; resolves to the reason when that failed. Never rejects. */
	readonly flush: () => Promise< ApiError | undefined >;
}

/**
 * Gives the server the values of the form that are not saved yet, 400 ms after the last change, so that previews and test emails use them.
 * Only values that differ from those that the server has are sent: scripts of the page also send events without a change.
 *
 * @param ids       Ids of the fields; the same array in each render.
 * @param keepValue Sends one value; the same function in each render.
 * @param onKept    Called when the server has new values; the same function in each render.
 */
export function useUnsavedValues(
	ids: readonly string[],
	keepValue: PreviewRequests[ 'keepValue' ],
	onKept: () => void
): UnsavedValuesHook {
	const [ error, setError ] = useState< ApiError | undefined >();
	const known = useRef< Map< string, string > >();
	const timer = useRef< ReturnType< typeof setTimeout > >();
	known.current ??= new Map( fieldValues( ids ) );

	const flush = useCallback( async () => {
		clearTimeout( timer.current );
		timer.current = undefined;
		const sent = known.current ?? new Map< string, string >();
		const changed = [ ...fieldValues( ids ) ].filter( ( [ id, value ] ) => sent.get( id ) !== value );
		if ( changed.length === 0 ) {
			return undefined;
		}
		const before = new Map( changed.map( ( [ id ] ) => [ id, sent.get( id ) ?? '' ] ) );
		changed.forEach( ( [ id, value ] ) => sent.set( id, value ) );
		const keep = async ( id: string, value: string ) => {
			try {
				await keepValue( id, value );
			} catch ( thrown ) {
				// The next attempt sends it again, unless it was changed meanwhile.
				if ( sent.get( id ) === value ) {
					sent.set( id, before.get( id ) ?? '' );
				}
				throw thrown;
			}
		};
		const results = await Promise.allSettled( changed.map( async ( [ id, value ] ) => keep( id, value ) ) );
		const [ failed ] = results.flatMap( ( result ) => ( result.status === 'rejected' ? [ result.reason as ApiError ] : [] ) );
		setError( failed );
		if ( results.some( ( { status } ) => status === 'fulfilled' ) ) {
			onKept();
		}
		return failed;
	}, [ ids, keepValue, onKept ] );

	useEffect( () => {
		const stop = listenToFields( ids, () => {
			const isChanged = [ ...fieldValues( ids ) ].some( ( [ id, value ] ) => known.current?.get( id ) !== value );
			clearTimeout( timer.current );
			timer.current = isChanged ? setTimeout( () => void flush(), DEBOUNCE_MS ) : undefined;
		} );
		return () => {
			stop();
			clearTimeout( timer.current );
		};
	}, [ ids, flush ] );
	return { error, flush };
}
