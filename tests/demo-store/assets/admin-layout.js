/* Slots of the header and footer, over the SlotFillProvider of wp-components. */
( function ( wp ) {
	const { createElement, createContext, useContext, cloneElement, Children } = wp.element;
	const { Fill, Slot } = wp.components;

	function orderedSlot( slotName ) {
		const name = ( suffix ) => ( suffix ? `${ slotName }/${ suffix }` : slotName );
		const Item = ( { children, order = 1, name: suffix } ) =>
			createElement( Fill, { name: name( suffix ) }, ( fillProps ) =>
				cloneElement(
					createElement(
						'div',
						{ className: 'woocommerce-slot-item' },
						typeof children === 'function' ? children( fillProps ) : children
					),
					{ order }
				)
			);
		const inOrder = ( fills ) => [ ...fills ].sort( ( a, b ) => Number( a[ 0 ].props.order ) - Number( b[ 0 ].props.order ) );
		Item.Slot = ( { fillProps, name: suffix } ) => createElement( Slot, { name: name( suffix ), fillProps }, inOrder );
		return Item;
	}

	const LayoutContext = createContext( { layoutString: '', layoutParts: [] } );
	const WooHeaderPageTitle = ( { children } ) => createElement( Fill, { name: 'woocommerce_header_page_title' }, children );
	WooHeaderPageTitle.Slot = ( { fillProps } ) =>
		createElement( Slot, { name: 'woocommerce_header_page_title', fillProps }, ( fills ) => Children.toArray( fills ).slice( -1 ) );

	window.demoStoreStandIn( 'adminLayout', [ 'useAdminSidebarWidth', 'useExtendLayout' ], {
		LayoutContext,
		LayoutContextProvider: ( { children, value } ) => createElement( LayoutContext.Provider, { value }, children ),
		WC_FOOTER_SLOT_NAME: 'woocommerce_footer_item',
		WC_HEADER_NAVIGATION_SLOT_NAME: 'woocommerce_header_navigation_item',
		WC_HEADER_PAGE_TITLE_SLOT_NAME: 'woocommerce_header_page_title',
		WC_HEADER_SLOT_NAME: 'woocommerce_header_item',
		WooFooterItem: orderedSlot( 'woocommerce_footer_item' ),
		WooHeaderItem: orderedSlot( 'woocommerce_header_item' ),
		WooHeaderNavigationItem: orderedSlot( 'woocommerce_header_navigation_item' ),
		WooHeaderPageTitle,
		getLayoutContextValue: ( layoutParts = [] ) => ( { layoutParts, layoutString: layoutParts.join( '/' ) } ),
		useLayoutContext: () => useContext( LayoutContext ),
	} );
} )( window.wp );
