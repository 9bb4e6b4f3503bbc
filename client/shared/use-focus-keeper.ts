import { useEffect, useRef, type RefObject } from 'react';

/** What floats above the page and goes: whoever was in it goes back to where they came from. */
const FLOATING = '.store-admin-snackbar-list';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
const HEADING = 'h1, h2, h3, h4, h5, h6';
const TITLE = '.woocommerce-layout__header-heading';

/** An element on the way from what had the focus up to the frame, and where it stood. */
interface Step {
	readonly element: Element;
	readonly parent: Element;
	readonly index: number;
}

function wayUp( from: Element, frame: Element ): readonly Step[] {
	const steps: Step[] = [];
	for ( let element = from; element !== frame && element.parentElement; element = element.parentElement ) {
		const parent = element.parentElement;
		steps.push( { element, parent, index: Array.prototype.indexOf.call( parent.children, element ) } );
	}
	return steps;
}

/** What stands where the focus was: the same place, what came instead, or what it was part of. */
function heirOf( way: readonly Step[] ): Element | undefined {
	const step = way.find( ( { parent } ) => parent.isConnected );
	if ( ! step ) {
		return undefined;
	}
	const { element, parent, index } = step;
	return element.isConnected ? element : ( parent.children[ Math.min( index, parent.children.length - 1 ) ] ?? parent );
}

function isElement( value: Element | null | undefined ): value is HTMLElement {
	return value instanceof HTMLElement;
}

/** A control gets the focus itself; of larger parts the headline does, so that their name is read and not all they hold. */
function giveFocus( heir: Element ): void {
	const target = heir.matches( FOCUSABLE ) ? heir : ( heir.querySelector( HEADING ) ?? heir );
	if ( ! isElement( target ) ) {
		return;
	}
	if ( ! target.matches( FOCUSABLE ) ) {
		target.setAttribute( 'tabindex', '-1' );
		target.addEventListener( 'blur', () => target.removeAttribute( 'tabindex' ), { once: true } );
	}
	// It stands where the person looks already, or they are reading elsewhere.
	target.focus( { preventScroll: true } );
}

function watch( frame: HTMLElement ): () => void {
	const page = frame.ownerDocument;
	let focused: Element | null = null;
	let way: readonly Step[] = [];
	let timer: ReturnType< typeof setTimeout > | undefined;

	const isLost = () => focused !== null && ! focused.isConnected && ( page.activeElement ?? page.body ) === page.body;
	const restore = () => {
		if ( ! isLost() ) {
			return;
		}
		const heir = heirOf( way ) ?? page.querySelector( TITLE );
		giveFocus( heir === null || heir.contains( page.querySelector( TITLE ) ) ? ( page.querySelector( TITLE ) ?? frame ) : heir );
	};
	const remember = ( { target }: FocusEvent ) => {
		const element = target instanceof Element && frame.contains( target ) ? target : null;
		focused = element;
		if ( element && ! element.closest( FLOATING ) ) {
			way = wayUp( element, frame );
		}
	};
	// Somebody who presses where nothing takes the focus has let go of it.
	const forget = ( { target }: Event ) => {
		if ( ! ( target instanceof Node && focused?.contains( target ) ) ) {
			focused = null;
		}
	};
	const observer = new MutationObserver( () => {
		if ( isLost() ) {
			clearTimeout( timer );
			// Whoever knows a better place puts the focus there first.
			timer = setTimeout( restore );
		}
	} );
	page.addEventListener( 'focusin', remember );
	page.addEventListener( 'pointerdown', forget );
	observer.observe( frame, { childList: true, subtree: true } );
	return () => {
		clearTimeout( timer );
		page.removeEventListener( 'focusin', remember );
		page.removeEventListener( 'pointerdown', forget );
		observer.disconnect();
	};
}

/**
 * Keeps the keyboard in its place when what had the focus goes away, as a button does that answered, or a message with
 * its Undo: without it the browser starts again at the top of the page, and a screen reader falls silent.
 *
 * @return For the element whose content is watched.
 */
export function useFocusKeeper(): RefObject< HTMLDivElement > {
	const frame = useRef< HTMLDivElement >( null );
	useEffect( () => ( frame.current ? watch( frame.current ) : undefined ), [] );
	return frame;
}
