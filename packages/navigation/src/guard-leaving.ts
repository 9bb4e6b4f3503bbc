import { getHistory } from './path-history';

/** Takes the step that was held back. */
export type Leave = () => void;

function holdDocument( event: BeforeUnloadEvent ): void {
	event.preventDefault();
	// Browsers before 2024 ask only when this is set.
	event.returnValue = '';
}

/**
 * Holds back whoever leaves the page: a step inside the app is handed over, and before another document is loaded the
 * browser asks with words of its own.
 *
 * @param ask Gets each step that was held back. Calling what it gets takes the step and ends the guard.
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
