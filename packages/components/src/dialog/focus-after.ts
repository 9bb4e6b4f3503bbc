/** An address, or a link. The parts of a link can be read even when its address cannot be parsed. */
type Address = Pick< URL, 'origin' | 'pathname' | 'search' >;

/** The arguments of an address in one order. Slashes in them may be written in two ways. */
function argumentsOf( { search }: Address ): string {
	return search.slice( 1 ).replace( /%2F/gi, '/' ).split( '&' ).sort().join( '&' );
}

function isSame( one: Address, other: Address ): boolean {
	return one.origin === other.origin && one.pathname === other.pathname && argumentsOf( one ) === argumentsOf( other );
}

/** The link on the page that leads to an address; links of the menu of WordPress do not count. */
function linkTo( page: Document, address: Address ): HTMLElement | undefined {
	const content = page.getElementById( 'wpbody-content' ) ?? page;
	return [ ...content.querySelectorAll< HTMLAnchorElement >( 'a[href]' ) ].find(
		( link ) => link.closest( 'dialog' ) === null && isSame( link, address )
	);
}

function focusTitle( page: Document ): void {
	const title = page.querySelector( 'h1' );
	if ( title && ! title.hasAttribute( 'tabindex' ) ) {
		title.tabIndex = -1;
	}
	// The user did not scroll to the title.
	title?.focus( { preventScroll: true } );
}

/**
 * Gives the focus back after a dialog was closed: to the element that had it. When the address opened the dialog, no element had it; then the
 * link to the dialog gets it, or else the title of the page.
 *
 * @param page    The document.
 * @param opener  Element that had the focus before.
 * @param address Address of the dialog.
 */
export function focusAfter( page: Document, opener: Element | null, address: string ): void {
	if ( opener instanceof HTMLElement && opener !== page.body ) {
		opener.focus();
		return;
	}
	const link = linkTo( page, new URL( address, page.baseURI ) );
	if ( link ) {
		link.focus();
	} else {
		focusTitle( page );
	}
}
