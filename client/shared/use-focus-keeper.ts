import { useEffect, useRef, type RefObject } from 'react';
import { PAGE_TITLE } from './page-title';

/** Temporary elements above the page. When one goes, the focus moves back to where it was before. */
const FLOATING = '.store-admin-snackbar-list';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
const HEADING = 'h1, h2, h3, h4, h5, h6';

/** An ancestor of the focused element, with its position in its parent. */
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

/** The element that is now where the focus was: the same one, its replacement, or an ancestor. */
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

/** The element to focus: a control itself, but the heading of a larger part, so that screen readers read only its name. */
function giveFocus( heir: Element ): void {
	const target = heir.matches( FOCUSABLE ) ? heir : ( heir.querySelector( HEADING ) ?? heir );
	if ( ! isElement( target ) ) {
		return;
	}
	if ( ! target.matches( FOCUSABLE ) ) {
		target.setAttribute( 'tabindex', '-1' );
		target.addEventListener( 'blur', () => target.removeAttribute( 'tabindex' ), { once: true } );
	}
	// Scrolling is not needed, since the element is where the focus was.
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
		const heir = heirOf( way ) ?? page.querySelector( PAGE_TITLE );
		giveFocus(
			heir === null || heir.contains( page.querySelector( PAGE_TITLE ) ) ? ( page.querySelector( PAGE_TITLE ) ?? frame ) : heir
		);
	};
	const remember = ( { target }: FocusEvent ) => {
		const element = target instanceof Element && frame.contains( target ) ? target : null;
		focused = element;
		if ( element && ! element.closest( FLOATING ) ) {
			way = wayUp( element, frame );
		}
	};
	// After a press on something that takes no focus, the focus is not to be restored.
	const forget = ( { target }: Event ) => {
		if ( ! ( target instanceof Node && focused?.contains( target ) ) ) {
			focused = null;
		}
	};
	const observer = new MutationObserver( () => {
		if ( isLost() ) {
			clearTimeout( timer );
			// Code that knows a better place sets the focus first.
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
 * Restores the focus when the focused element is removed, such as a button after its press, or a snackbar with its Undo.
 * Without it the browser starts at the top of the page again, and a screen reader says nothing.
 *
 * @return A ref for the element whose content is watched.
 */
export function useFocusKeeper(): RefObject< HTMLDivElement > {
	const frame = useRef< HTMLDivElement >( null );
	useEffect( () => ( frame.current ? watch( frame.current ) : undefined ), [] );
	return frame;
}
