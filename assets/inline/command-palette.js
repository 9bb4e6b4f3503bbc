/**
 * Loads WordPress' command palette on the first Ctrl+K, Cmd+K or press of its button, and opens it. The tags wait in a template;
 * each needs those before it, so they are added one after another. A data store that the page already has is not registered
 * again, since that would log an error.
 */
( () => {
	const template = document.getElementById( 'store-admin-command-palette' );
	let loading;
	const add = ( tag ) =>
		new Promise( ( resolve, reject ) => {
			const copy = document.createElement( tag.localName );
			for ( const { name, value } of tag.attributes ) {
				copy.setAttribute( name, value );
			}
			copy.textContent = tag.textContent;
			const waits = tag.localName === 'script' && tag.src;
			if ( waits ) {
				copy.async = false;
				copy.onload = resolve;
				copy.onerror = reject;
			}
			document.body.append( copy );
			if ( ! waits ) {
				resolve();
			}
		} );
	const load = async () => {
		const { data } = window.wp;
		const register = ( store ) => data.select( store.name ) || data.register( store );
		window.wp.data = Object.create( data, { register: { value: register } } );
		try {
			for ( const tag of template.content.querySelectorAll( 'link, style, script' ) ) {
				await add( tag );
				// A second try, after a failed download, goes on from there.
				tag.remove();
			}
		} finally {
			window.wp.data = data;
		}
	};
	const open = async ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		try {
			loading = loading || load();
			await loading;
			stop();
			window.wp.data.dispatch( 'core/commands' ).open();
		} catch {
			loading = undefined;
		}
	};
	const onKey = ( event ) => {
		const isShortcut = ( event.ctrlKey || event.metaKey ) && ! event.altKey && ! event.shiftKey;
		if ( isShortcut && event.key.toLowerCase() === 'k' ) {
			open( event );
		}
	};
	const onClick = ( event ) => {
		if ( event.target.closest( '#wp-admin-bar-command-palette' ) ) {
			open( event );
		}
	};
	const stop = () => {
		document.removeEventListener( 'keydown', onKey, true );
		document.removeEventListener( 'click', onClick, true );
	};
	document.addEventListener( 'keydown', onKey, true );
	document.addEventListener( 'click', onClick, true );
} )();
