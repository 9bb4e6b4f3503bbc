window.demoStoreStandIn( 'productEditor', [] );
