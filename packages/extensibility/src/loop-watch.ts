/** How often one commit after another may change the same thing before anybody else gets a turn. */
const MOST_REPEATS = 50;

/** How often a part may change, and for how long, while the browser never comes to rest. */
const MOST_RESTLESS_CHANGES = 100;
const MOST_RESTLESS_MS = 2000;

/** How often in a second a plugin may render: it does so a handful of times in the life of a page. */
const MOST_RUNS = 300;
const SPAN_MS = 1000;

/**
 * Tells when what stands between two elements changes without end. React stops a component that renders itself again
 * while rendering, but not one that does so from an effect: that one keeps the processor busy and, in React, everything
 * that waits for its code or data from being shown. An animation, in contrast, changes once per picture and leaves time to rest.
 *
 * @param start  Element before the part.
 * @param end    Element behind it, with the same parent.
 * @param onLoop Called once.
 * @return Ends the watch.
 */
export function watchForLoop( start: Element, end: Element, onLoop: () => void ): () => void {
	const isRestless = createRestWatch();
	const range = document.createRange();
	const isInside = ( node: Node ) => range.intersectsNode( node ) && ! node.contains( start );
	const observer = new MutationObserver( ( records ) => {
		if ( ! start.isConnected || ! end.isConnected ) {
			return;
		}
		range.setStartAfter( start );
		range.setEndBefore( end );
		const own = records.filter( ( { target, addedNodes } ) => isInside( target ) || [ ...addedNodes ].some( isInside ) );
		if ( own.length > 0 && ( isRestless() || mostRepeats( own ) > MOST_REPEATS ) ) {
			observer.disconnect();
			onLoop();
		}
	} );
	if ( start.parentNode ) {
		observer.observe( start.parentNode, { subtree: true, childList: true, characterData: true, attributes: true } );
	}
	return () => observer.disconnect();
}

/** How often the same text or the attributes of the same element were changed. */
function mostRepeats( records: readonly MutationRecord[] ): number {
	const counts = new Map< Node, number >();
	for ( const { target, type } of records ) {
		if ( type !== 'childList' ) {
			counts.set( target, ( counts.get( target ) ?? 0 ) + 1 );
		}
	}
	return Math.max( 0, ...counts.values() );
}

/** A function to call at each change; it answers true once there were many for long and the browser had no rest meanwhile. */
function createRestWatch(): () => boolean {
	let changes = 0;
	let since = 0;
	return () => {
		// Safari has no such callback; there a loop is told by its repeats alone.
		if ( typeof window.requestIdleCallback !== 'function' ) {
			return false;
		}
		if ( changes === 0 ) {
			since = performance.now();
			window.requestIdleCallback( () => {
				changes = 0;
			} );
		}
		changes += 1;
		return changes > MOST_RESTLESS_CHANGES && performance.now() - since > MOST_RESTLESS_MS;
	};
}

/**
 * Counts how often something runs.
 *
 * @return A function to call at each run; it answers true once there were more runs in a second than a plugin can need.
 */
export function createLoopCounter(): () => boolean {
	let runs = 0;
	let since = performance.now();
	return () => {
		const now = performance.now();
		if ( now - since > SPAN_MS ) {
			since = now;
			runs = 0;
		}
		runs += 1;
		return runs > MOST_RUNS;
	};
}
