/**
 * Says so when our script does not arrive or cannot start, whatever the reason is: the page would stay empty without a message.
 * Runs right before our script, whose tag may be blocked, and uses nothing of it (php/Admin/LoadFailure.php).
 */
( ( { build, missing, failed, ways, details } ) => {
	const PATIENCE_MS = 5000;

	const showFailure = ( message, reason ) => {
		const root = document.getElementById( 'root' );
		if ( ! root || root.firstChild ) {
			return;
		}
		document.body.classList.remove( 'woocommerce-admin-is-loading' );
		document.getElementById( 'store-admin-first-view' )?.remove();
		const view = document.createElement( 'div' );
		// The app removes what has this id when it draws after all.
		view.id = 'store-admin-first-view';
		view.className = 'wrap';
		view.setAttribute( 'role', 'alert' );
		view.innerHTML = message + ways;
		if ( reason ) {
			const text = document.createElement( 'pre' );
			text.style.whiteSpace = 'pre-wrap';
			text.textContent = reason;
			const fold = document.createElement( 'details' );
			fold.innerHTML = details;
			fold.append( text );
			view.append( fold );
		}
		root.after( view );
	};

	window.addEventListener(
		'error',
		( { target, filename, error } ) => {
			if ( target instanceof HTMLScriptElement && target.src.startsWith( `${ build }main.js` ) ) {
				showFailure( missing );
			} else if ( `${ filename } ${ error?.stack }`.includes( build ) ) {
				showFailure( failed, String( error?.stack ?? error ) );
			}
		},
		true
	);
	// A classic page works without us: it only loses the room that was kept for our header and alerts.
	const releaseRoom = () => document.body.classList.remove( 'woocommerce-admin-is-loading', 'store-admin-has-alerts' );

	window.addEventListener( 'load', () => {
		const header = document.querySelector( '#woocommerce-embedded-root.is-embed-loading' );
		if ( header ) {
			header.classList.remove( 'is-embed-loading' );
			releaseRoom();
		}
		setTimeout( () => {
			showFailure( failed );
			releaseRoom();
		}, PATIENCE_MS );
	} );
} )( JSON.parse( document.currentScript.dataset.texts ) );
