import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How long a button says that it has copied, in milliseconds. */
const COPIED_TIME = 2000;

export type CopyState = 'ready' | 'copied' | 'failed';

/** Copies the text of an input. Browsers have a clipboard only on secure pages; the older command works everywhere. */
async function copyText( input: HTMLInputElement ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( input.value );
		return true;
	} catch {
		input.select();
		return document.execCommand( 'copy' );
	}
}

interface CopiedText {
	/** For the input that shows the text; it is selected when copying fails. */
	readonly input: RefObject< HTMLInputElement >;
	readonly state: CopyState;
	readonly copy: () => void;
}

/**
 * Copies a text that an input shows, and says so for a moment.
 *
 * @param text The text; another one can be copied again.
 */
export function useCopiedText( text: string ): CopiedText {
	const input = useRef< HTMLInputElement >( null );
	const [ state, setState ] = useState< CopyState >( 'ready' );
	useEffect( () => {
		if ( state !== 'copied' ) {
			return undefined;
		}
		const timer = setTimeout( () => setState( 'ready' ), COPIED_TIME );
		return () => clearTimeout( timer );
	}, [ state ] );
	useEffect( () => setState( 'ready' ), [ text ] );
	const copy = useCallback( async () => {
		const isCopied = input.current !== null && ( await copyText( input.current ) );
		setState( isCopied ? 'copied' : 'failed' );
	}, [] );
	return { input, state, copy: () => void copy() };
}
