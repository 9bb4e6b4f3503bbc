import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { keepPanel, keptPanel } from './kept-panel';
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

/** Opens the panel that was open when the user left this address, without an animation. */
const arrival = ( shownAt: string ) => ( { shownAt, wanted: keptPanel(), isSwitching: true } );

/**
 * The state of the panels: at most one is open.
 *
 * @param panels  The panels that can be opened. An open panel closes when it is no longer among them.
 * @param root    The element with tabs and panel. A press outside of it closes the panel.
 * @param address The panel closes when this changes, unless it was open when the new address was left.
 */
export function useOpenPanel( panels: readonly PanelId[], root: RefObject< HTMLElement >, address: string ): OpenPanel {
	const [ { shownAt, wanted, isSwitching }, setState ] = useState( () => arrival( address ) );
	const open = wanted && panels.includes( wanted ) ? wanted : null;
	if ( address !== shownAt ) {
		setState( arrival( address ) );
	}
	const show = useCallback(
		( id: PanelId | null, isSwitch = false ) => {
			keepPanel( id );
			setState( { shownAt: address, wanted: id, isSwitching: isSwitch } );
		},
		[ address ]
	);
	const drop = useCallback( () => show( null ), [ show ] );
	const close = () => {
		drop();
		if ( open ) {
			document.getElementById( tabElementId( open ) )?.focus();
		}
	};
	useOutsidePress( root, open !== null, drop );
	useEscape( open !== null, close );
	return { open, isSwitching, toggle: ( id ) => show( id === open ? null : id, open !== null ), close };
}
