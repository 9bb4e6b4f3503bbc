/**
 * Moves admin notices below the heading of a classic page while the page is still arriving. Which notices move, and where to,
 * follows WordPress' own script, which later moves them to the same place again.
 */
( ( { classList } ) => {
	const show = () => classList.remove( 'store-admin-notices-wait' );
	const place = () => {
		const heading = document.querySelector( '.wp-header-end' ) || document.querySelector( '.wrap h1, .wrap h2' );
		const notices = [ ...document.querySelectorAll( 'div.updated, div.error, div.notice' ) ].filter(
			( notice ) => ! notice.matches( '.inline, .below-h2' ) && ! notice.contains( heading )
		);
		const isInPlace = ( notice, index ) => notice.previousElementSibling === ( notices[ index - 1 ] || heading );
		if ( heading && ! notices.every( isInPlace ) ) {
			heading.after( ...notices );
		}
	};
	setTimeout( show, 5000 );
	classList.add( 'store-admin-notices-wait' );
	const observer = new MutationObserver( place );
	observer.observe( document, { childList: true, subtree: true } );
	document.addEventListener( 'DOMContentLoaded', () => {
		observer.disconnect();
		show();
		place();
	} );
} )( document.documentElement );
