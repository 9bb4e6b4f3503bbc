window.demoStoreStandIn( 'wcEntities', [ 'isExternalProduct', 'isProductResponseItem', 'useProduct' ] );
