import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { tabElementId } from './panel-tabs';
import type { PanelId } from './visible-items';

interface OpenPanel {
	readonly open: PanelId | null;
	/** True when another panel was open before: the new one appears without an animation. */
	readonly isSwitching: boolean;
	readonly toggle: ( id: PanelId ) => void;
	/** Closes the panel and moves the focus back to its tab. */
	readonly close: () => void;
}

const CLOSED = { open: null, isSwitching: false } as const;
/** A press on these elements above the page does not close the panel. */
const FLOATING = 'dialog, .store-admin-snackbar-list';

/** Calls back when the person presses outside of an element. */
function useOutsidePress( root: RefObject< HTMLElement >, isActive: boolean, onPress: () => void ): void {
	useEffect( () => {
		const page = root.current?.ownerDocument;
		if ( ! isActive || ! page ) {
			return undefined;
		}
		const handlePress = ( { target }: Event ) => {
			if ( target instanceof Element && ! root.current?.contains( target ) && ! target.closest( FLOATING ) ) {
				onPress();
			}
		};
		page.addEventListener( 'pointerdown', handlePress );
		return () => page.removeEventListener( 'pointerdown', handlePress );
	}, [ root, isActive, onPress ] );
}

/**
 * Calls back when Escape is pressed. It listens on the document, so that a menu or dialog inside the panel can handle
 * the key first.
 */
function useEscape( isActive: boolean, onEscape: () => void ): void {
	const latest = useRef( onEscape );
	useEffect( () => {
		latest.current = onEscape;
	} );
	useEffect( () => {
		if ( ! isActive ) {
			return undefined;
		}
		const handleKey = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' && ! event.defaultPrevented ) {
				latest.current();
			}
		};
		document.addEventListener( 'keydown', handleKey );
		return () => document.removeEventListener( 'keydown', handleKey );
	}, [ isActive ] );
}

/**
 * The state of the panels: at most one is open.
 *
 * @param panels  The panels that can be opened. An open panel closes when it is no longer among them.
 * @param root    The element with tabs and panel. A press outside of it closes the panel.
 * @param address The panel closes when this changes.
 */
export function useOpenPanel( panels: readonly PanelId[], root: RefObject< HTMLElement >, address: string ): OpenPanel {
	const [ { open: wanted, isSwitching }, setState ] = useState< { open: PanelId | null; isSwitching: boolean } >( CLOSED );
	const open = wanted && panels.includes( wanted ) ? wanted : null;
	const [ shownAt, setShownAt ] = useState( address );
	if ( address !== shownAt ) {
		setShownAt( address );
		setState( CLOSED );
	}
	const drop = useCallback( () => setState( CLOSED ), [] );
	const close = () => {
		drop();
		if ( open ) {
			document.getElementById( tabElementId( open ) )?.focus();
		}
	};
	useOutsidePress( root, open !== null, drop );
	useEscape( open !== null, close );
	return {
		open,
		isSwitching,
		toggle: ( id ) => setState( id === open ? CLOSED : { open: id, isSwitching: open !== null } ),
		close,
	};
}
