/*
 * Fills window.wc with packages that have the host's export names and next to no behaviour: components render their
 * children, hooks and functions return nothing. What other scripts really use has a file of its own behaviour.
 */
( function ( wc, element ) {
	const isHook = ( name ) => /^use[A-Z]/.test( name );
	const isConstant = ( name ) => /^[A-Z0-9_]+$/.test( name );
	const isComponent = ( name ) => /^(__experimental)?[A-Z]/.test( name );

	function standIn( name ) {
		if ( isConstant( name ) ) {
			return name.toLowerCase();
		}
		if ( isComponent( name ) ) {
			const Component = ( { children } ) =>
				element.createElement( 'div', { className: 'woocommerce-stand-in' }, typeof children === 'function' ? null : children );
			Component.displayName = name;
			return Component;
		}
		return isHook( name ) ? () => ( {} ) : () => undefined;
	}

	window.demoStoreStandIn = function ( packageName, names, real = {} ) {
		const exports = {};
		names.forEach( ( name ) => {
			exports[ name ] = name in real ? real[ name ] : standIn( name );
		} );
		wc[ packageName ] = Object.assign( exports, real );
	};
} )( ( window.wc = window.wc || {} ), window.wp.element );
