window.demoStoreStandIn( 'blockTemplates', [ 'registerWooBlockType', 'useWooBlockProps', 'useLayoutTemplate' ] );
