/** No screen shows more pictures in a second than this, and no animation draws more often. */
const MOST_RUNS = 300;
const SPAN_MS = 1000;

/**
 * Tells when what stands between two elements changes without end. React stops a component that renders itself again
 * while rendering, but not one that does so from an effect: that one burns the processor for as long as the page is open.
 *
 * @param start  Element before the part.
 * @param end    Element behind it, with the same parent.
 * @param onLoop Called once.
 * @return Ends the watch.
 */
export function watchForLoop( start: Element, end: Element, onLoop: () => void ): () => void {
	const isEndless = createLoopCounter();
	const range = document.createRange();
	const isInside = ( node: Node ) => {
		if ( ! start.isConnected || ! end.isConnected ) {
			return false;
		}
		range.setStartAfter( start );
		range.setEndBefore( end );
		return range.intersectsNode( node ) && ! node.contains( start );
	};
	const observer = new MutationObserver( ( records ) => {
		const isOfPart = records.some( ( { target, addedNodes } ) => isInside( target ) || [ ...addedNodes ].some( isInside ) );
		if ( isOfPart && isEndless() ) {
			observer.disconnect();
			onLoop();
		}
	} );
	if ( start.parentNode ) {
		observer.observe( start.parentNode, { subtree: true, childList: true, characterData: true, attributes: true } );
	}
	return () => observer.disconnect();
}

/**
 * Counts how often something runs.
 *
 * @return A function to call at each run; it answers true once there were more runs in a second than anybody can need.
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
