import apiFetch from '@wordpress/api-fetch';
import { refreshNonce } from './refresh-nonce';

/*
 * A site that gets one refused request after another bans the address it comes from, so a session that has ended is asked about
 * once, and again only when there is reason to believe that somebody signed in: the person came back to this tab, or
 * WordPress' own sign-in dialog has brought a new nonce.
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

/** Remembers that the server knows nobody here any more. */
export function endSession(): void {
	change( { nonce: currentNonce() } );
	window.addEventListener( 'focus', handleFocus );
}

/** Remembers that the server knows the person. Does nothing while the session goes on. */
export function resumeSession(): void {
	if ( endedWith === undefined ) {
		return;
	}
	change( undefined );
	window.removeEventListener( 'focus', handleFocus );
}

/** Whether the person has been signed out and requests are refused without being sent. */
export function hasSessionEnded(): boolean {
	return endedWith !== undefined && currentNonce() === endedWith.nonce;
}

/**
 * Tells when the session ends and when it goes on.
 *
 * @param listener Called without arguments; read `hasSessionEnded()`.
 * @return Stops it.
 */
export function subscribeToSession( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}
