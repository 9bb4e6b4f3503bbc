document.head.append(
	Object.assign( document.createElement( 'style' ), { textContent: '.woocommerce-layout__header { display: none; }' } )
);
