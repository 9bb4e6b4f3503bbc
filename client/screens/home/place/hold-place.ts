import { keepPlace, type FollowedLink, type Place } from './place';

/** Milliseconds during which parts of the page may still load. */
const HOLD_MS = 5000;
const GESTURES = [ 'wheel', 'touchstart', 'pointerdown', 'keydown' ];

interface Hold {
	readonly isActive: () => boolean;
	readonly end: () => void;
}

function findLink( { href, className }: FollowedLink ): HTMLAnchorElement | undefined {
	const links = document.querySelectorAll< HTMLAnchorElement >( '.woocommerce-layout__main a' );
	return [ ...links ].find( ( link ) => link.href === href && link.className === className );
}

/** Focuses the link, unless the user has moved the focus away from the title, where it is on a new page. */
function focusLink( link: HTMLAnchorElement ): void {
	const { activeElement, body } = link.ownerDocument;
	if ( ! activeElement || activeElement === body || activeElement.matches( '.woocommerce-layout__header-heading' ) ) {
		link.focus( { preventScroll: true } );
	}
}

/**
 * Scrolls to a position repeatedly while parts of the page load, until the user does something.
 *
 * @param place     Position and followed link.
 * @param needsLink Whether the page stays at its top when the followed link is no longer there.
 */
export function holdPlace( { top, link }: Place, needsLink: boolean ): Hold {
	let isActive = true;
	const settle = () => {
		const found = link ? findLink( link ) : undefined;
		if ( found || ! needsLink ) {
			window.scrollTo( 0, top );
		}
		if ( found ) {
			focusLink( found );
			found.scrollIntoView( { block: 'nearest' } );
		}
	};
	const observer = new ResizeObserver( settle );
	const end = () => {
		if ( isActive ) {
			isActive = false;
			observer.disconnect();
			GESTURES.forEach( ( gesture ) => window.removeEventListener( gesture, end, true ) );
		}
	};
	GESTURES.forEach( ( gesture ) => window.addEventListener( gesture, end, { capture: true, passive: true } ) );
	// After the effects of the page, which scroll a new view to its top.
	setTimeout( () => {
		const page = isActive && document.querySelector( '.woocommerce-layout__primary' );
		if ( page ) {
			observer.observe( page );
			settle();
		}
	} );
	setTimeout( () => {
		if ( isActive ) {
			end();
			keepPlace( { top: window.scrollY, link: null } );
		}
	}, HOLD_MS );
	return { isActive: () => isActive, end };
}
