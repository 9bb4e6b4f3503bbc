/* Shows the header that PHP printed on classic pages, when no other plugin takes the handle over. */
( function () {
	window.wc.embed = {};
	document.querySelectorAll( '.is-embed-loading' ).forEach( ( element ) => element.classList.remove( 'is-embed-loading' ) );
} )();
