/** Number of times that the same node may change within one batch of changes, before other code runs. */
const MOST_REPEATS = 50;

/** A part counts as looping after more changes than this, over a longer time than this, without an idle moment of the browser. */
const MOST_RESTLESS_CHANGES = 100;
const MOST_RESTLESS_MS = 2000;

/** Number of times that a plugin may render within a second. Plugins normally render a few times per page view. */
const MOST_RUNS = 300;
const SPAN_MS = 1000;

/**
 * Detects an endless loop of changes between two elements. React stops a component that updates itself while rendering,
 * but not one that updates itself in an effect: that keeps the processor busy, and React then never shows parts that
 * wait for code or data. An animation is not a loop: it changes once per frame and leaves idle time.
 *
 * @param start  Element before the part.
 * @param end    Element after the part, with the same parent.
 * @param onLoop Called once, when a loop is detected.
 * @return Stops watching.
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

/** The highest number of changes to one node's text or attributes. */
function mostRepeats( records: readonly MutationRecord[] ): number {
	const counts = new Map< Node, number >();
	for ( const { target, type } of records ) {
		if ( type !== 'childList' ) {
			counts.set( target, ( counts.get( target ) ?? 0 ) + 1 );
		}
	}
	return Math.max( 0, ...counts.values() );
}

/** Returns a function to call at each change. It returns true after many changes over some time without an idle moment. */
function createRestWatch(): () => boolean {
	let changes = 0;
	let since = 0;
	return () => {
		// Safari does not have this function, so there only repeated changes reveal a loop.
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
 * Counts how many times something runs.
 *
 * @return A function to call at each run. It returns true when there were too many runs within a second.
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
