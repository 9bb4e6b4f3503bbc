import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { tabElementId } from './panel-tabs';
import type { PanelId } from './visible-items';

interface OpenPanel {
	readonly open: PanelId | null;
	/** Another panel was open right before, so nothing slides in. */
	readonly isSwitching: boolean;
	readonly toggle: ( id: PanelId ) => void;
	/** Closes and gives the focus back to the tab. */
	readonly close: () => void;
}

const CLOSED = { open: null, isSwitching: false } as const;
/** What floats above the page may be used without the panel going away. */
const FLOATING = 'dialog, .store-admin-snackbar-list';

/** Calls back when the person presses something elsewhere on the page. */
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
 * Calls back on Escape. On the document, where it arrives after whatever inside the panel (a menu, a dialog) took it
 * for itself.
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
 * Which panel is open.
 *
 * @param panels  The panels that can be opened; one that goes away closes.
 * @param root    Holds tabs and panel; a press outside closes.
 * @param address Closes when it changes.
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
