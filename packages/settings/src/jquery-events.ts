import { isFields } from './field-reader';
import { readGlobal } from './read-global';

type Bind = ( this: unknown, events: string, listener: () => void ) => unknown;

/**
 * Listens to events that classic scripts send with `jQuery( … ).trigger()`. Listeners of the browser do not get those.
 *
 * @param element  Element that the events reach.
 * @param events   Their names, separated by spaces.
 * @param listener Called for each, also for events of the browser. Without jQuery it is never called.
 * @return Stops listening.
 */
export function listenWithJQuery( element: Element, events: string, listener: () => void ): () => void {
	const jQuery = readGlobal( 'jQuery' );
	if ( typeof jQuery !== 'function' ) {
		return () => {};
	}
	const call = ( method: 'on' | 'off' ) => {
		const collection: unknown = ( jQuery as ( target: Element ) => unknown )( element );
		const bind = isFields( collection ) ? collection[ method ] : undefined;
		if ( typeof bind === 'function' ) {
			( bind as Bind ).call( collection, events, listener );
		}
	};
	call( 'on' );
	return () => call( 'off' );
}
