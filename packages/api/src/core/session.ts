import apiFetch from '@wordpress/api-fetch';
import { refreshNonce } from './refresh-nonce';

/*
 * Some sites ban an address that sends many refused requests. So once the session has ended, no request is sent until
 * the user may have signed in again: they came back to this tab and the nonce could be refreshed, or WordPress' own
 * sign-in dialog has set a new nonce.
 */
let endedWith: { readonly nonce: string | undefined } | undefined;
const listeners = new Set< () => void >();

const currentNonce = () => apiFetch.nonceMiddleware?.nonce;

function change( next: typeof endedWith ): void {
	const isNews = ( next === undefined ) !== ( endedWith === undefined );
	endedWith = next;
	if ( isNews ) {
		listeners.forEach( ( listener ) => listener() );
	}
}

async function handleReturn(): Promise< void > {
	if ( endedWith && ( currentNonce() !== endedWith.nonce || ( await refreshNonce() ) === 'fresh' ) ) {
		resumeSession();
	}
}

const handleFocus = () => void handleReturn();

/** Records that the session has ended. */
export function endSession(): void {
	change( { nonce: currentNonce() } );
	window.addEventListener( 'focus', handleFocus );
}

/** Records that the user is signed in. Does nothing when the session had not ended. */
export function resumeSession(): void {
	if ( endedWith === undefined ) {
		return;
	}
	change( undefined );
	window.removeEventListener( 'focus', handleFocus );
}

/** Whether the user was signed out, so that requests fail without being sent. */
export function hasSessionEnded(): boolean {
	return endedWith !== undefined && currentNonce() === endedWith.nonce;
}

/**
 * Subscribes to the end of the session and to its resumption.
 *
 * @param listener Called without arguments; `hasSessionEnded()` returns the new state.
 * @return Unsubscribes the listener.
 */
export function subscribeToSession( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}
