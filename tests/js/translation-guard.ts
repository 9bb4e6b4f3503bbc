/*
 * The translation of a browser replaces text nodes by elements. React then changes text nodes that are no longer
 * visible, and throws when it removes one or inserts an element before it. A text that is the only content of its
 * element is replaced as a whole and is safe.
 */

let faults: string[] = [];
let observer: MutationObserver | undefined;

/** Whether React keeps a text as a separate node, which it does where an element has more than one child. A space is not translated. */
function isPart( node: Node | null ): boolean {
	return (
		node?.nodeType === Node.TEXT_NODE &&
		node.textContent?.trim() !== '' &&
		Object.keys( node ).some( ( key ) => key.startsWith( '__reactFiber$' ) )
	);
}

/** Whether an element belongs to our components; examples in tests and code of WordPress are not checked. */
function isOurs( target: Node ): boolean {
	const element = target instanceof Element ? target : target.parentElement;
	return (
		Boolean( element?.isConnected && element.closest( '[class*="store-admin"], [class*="woocommerce"]' ) ) &&
		! element?.closest( '[class*="components-"], option, title' )
	);
}

function describe( target: Node, text: Node, what: string ): string {
	const element = target instanceof Element ? target : target.parentElement;
	return `“${ text.textContent }” in <${ element?.tagName.toLowerCase() } class="${ element?.className }"> ${ what }`;
}

function inspect( { type, target, addedNodes, removedNodes, nextSibling }: MutationRecord ): string[] {
	if ( ! isOurs( target ) ) {
		return [];
	}
	if ( type === 'characterData' ) {
		return isPart( target ) ? [ describe( target, target, 'changes' ) ] : [];
	}
	const removed = [ ...removedNodes ].filter( isPart ).map( ( text ) => describe( target, text, 'is removed' ) );
	const isBefore = addedNodes.length > 0 && nextSibling !== null && nextSibling.isConnected && isPart( nextSibling );
	return isBefore ? [ ...removed, describe( target, nextSibling, 'gets something before it' ) ] : removed;
}

/** Watches the text nodes of a test for changes that fail on a translated page. */
export function watchTranslation(): void {
	faults = [];
	if ( typeof document === 'undefined' ) {
		return;
	}
	observer = new MutationObserver( ( records ) => faults.push( ...records.flatMap( inspect ) ) );
	observer.observe( document.body, { childList: true, characterData: true, subtree: true } );
}

/** Fails when a text without its own element was removed or changed. Runs before the page is cleaned up. */
export function verifyTranslation(): void {
	const found = [ ...faults, ...( observer?.takeRecords() ?? [] ).flatMap( inspect ) ];
	observer?.disconnect();
	if ( found.length > 0 ) {
		throw new Error(
			`Give each of these texts an element of its own, or the page breaks when a browser has translated it:\n${ [ ...new Set( found ) ].join( '\n' ) }`
		);
	}
}
