( function ( { element, components, plugins } ) {
	const { createElement, useEffect, useState } = element;

	function useEndlessCount() {
		const [ count, setCount ] = useState( 0 );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- endless on purpose.
		useEffect( () => setCount( count + 1 ) );
		return count;
	}

	function LoopingItem() {
		return createElement( 'span', null, `Looping item ${ useEndlessCount() }` );
	}

	plugins.registerPlugin( 'sample-extension-looping-fill', {
		scope: 'woocommerce-admin',
		render: () => createElement( components.Fill, { name: 'woocommerce_header_item' }, () => createElement( LoopingItem ) ),
	} );

	plugins.registerPlugin( 'sample-extension-looping-plugin', {
		scope: 'woocommerce-admin',
		render: function LoopingPlugin() {
			useEndlessCount();
			return null;
		},
	} );
} )( window.wp );
