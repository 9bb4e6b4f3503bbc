window.demoStoreStandIn( 'sanitize', [ 'DEFAULT_ALLOWED_ATTR', 'DEFAULT_ALLOWED_TAGS', 'getTrustedTypesPolicy', 'sanitizeHTML' ] );
