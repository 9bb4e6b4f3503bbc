import { getHistory } from './path-history';

/** Carries out the navigation that the user wanted. */
export type Leave = () => void;

function holdDocument( event: BeforeUnloadEvent ): void {
	event.preventDefault();
	// Browsers before 2024 only ask when this is set.
	event.returnValue = '';
}

/**
 * Keeps the user on the page until they confirm that they want to leave it. Inside the app, `ask` shows a question; before another document is
 * loaded, the browser shows its own.
 *
 * @param ask Called when the user wants to go to another page of the app. Its argument is the function that leaves and ends the guard.
 * @return Ends the guard; calling it again does nothing.
 */
export function guardLeaving( ask: ( leave: Leave ) => void ): () => void {
	const unblock = getHistory().block?.( ( { retry } ) => {
		ask( () => {
			stop();
			retry();
		} );
	} );
	window.addEventListener( 'beforeunload', holdDocument );
	function stop(): void {
		unblock?.();
		window.removeEventListener( 'beforeunload', holdDocument );
	}
	return stop;
}
