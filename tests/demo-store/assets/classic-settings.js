/* Classic settings pages: Save is possible from the first change on, and leaving the page asks. */
( function ( words ) {
	const form = document.querySelector( '#mainform' );
	if ( ! form ) {
		return;
	}
	const saves = () => form.querySelectorAll( '.woocommerce-save-button' );
	const allowSave = () => saves().forEach( ( button ) => ( button.disabled = false ) );
	function handleChange() {
		window.onbeforeunload = () => words.i18n_nav_warning;
		allowSave();
	}
	form.addEventListener( 'input', handleChange );
	form.addEventListener( 'change', handleChange );
	saves().forEach( ( button ) => button.addEventListener( 'click', () => ( window.onbeforeunload = null ) ) );
	const hasFields = ( nodes ) => [ ...nodes ].some( ( node ) => node.querySelector && node.querySelector( 'input, textarea, select' ) );
	new MutationObserver( ( changes ) => {
		if ( changes.some( ( { addedNodes, removedNodes } ) => hasFields( addedNodes ) || hasFields( removedNodes ) ) ) {
			allowSave();
		}
	} ).observe( form, { childList: true, subtree: true } );
} )( window.woocommerce_settings_params );
