window.demoStoreStandIn( 'notices', [] );
