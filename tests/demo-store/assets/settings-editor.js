window.demoStoreStandIn( 'settingsEditor', [] );
