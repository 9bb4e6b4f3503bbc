/* Reader of the global wcSettings. */
( function ( settings ) {
	function getSetting( name, fallback = false, filter = ( value ) => value ) {
		return filter( name in settings ? settings[ name ] : fallback, fallback );
	}

	function compareVersions( left, right ) {
		const [ a, b ] = [ left, right ].map( ( text ) => String( text ).split( /[.-]/ ).map( Number ) );
		for ( let index = 0; index < 3; index++ ) {
			const difference = ( a[ index ] || 0 ) - ( b[ index ] || 0 );
			if ( difference !== 0 ) {
				return difference;
			}
		}
		return 0;
	}
	const operators = {
		'>': ( n ) => n > 0,
		'>=': ( n ) => n >= 0,
		'=': ( n ) => n === 0,
		'<=': ( n ) => n <= 0,
		'<': ( n ) => n < 0,
	};
	const isVersion =
		( name ) =>
		( version, operator = '=' ) =>
			operators[ operator ]( compareVersions( getSetting( name, '' ), version ) );

	window.demoStoreStandIn( 'wcSettings', [ 'defaultFields', 'getCurrencyPrefix', 'getCurrencySuffix', 'getPaymentMethodData' ], {
		ADMIN_URL: getSetting( 'adminUrl' ),
		COUNTRIES: getSetting( 'countries', {} ),
		CURRENCY: getSetting( 'currency', {} ),
		CURRENT_USER_IS_ADMIN: getSetting( 'currentUserIsAdmin' ),
		HOME_URL: getSetting( 'homeUrl' ),
		LOCALE: getSetting( 'locale', {} ),
		ORDER_STATUSES: getSetting( 'orderStatuses', {} ),
		PLACEHOLDER_IMG_SRC: getSetting( 'placeholderImgSrc' ),
		SITE_CURRENCY: getSetting( 'currency', {} ),
		SITE_TITLE: getSetting( 'siteTitle' ),
		STORE_PAGES: getSetting( 'storePages', {} ),
		WC_ASSET_URL: getSetting( 'wcAssetUrl' ),
		WC_VERSION: getSetting( 'wcVersion' ),
		WP_LOGIN_URL: getSetting( 'wpLoginUrl' ),
		WP_VERSION: getSetting( 'wpVersion' ),
		allSettings: settings,
		getAdminLink: ( path ) => getSetting( 'adminUrl' ) + path,
		getSetting,
		getSettingWithCoercion: ( name, fallback, isValid ) => ( isValid( getSetting( name ), fallback ) ? getSetting( name ) : fallback ),
		isWcVersion: isVersion( 'wcVersion' ),
		isWpVersion: isVersion( 'wpVersion' ),
	} );
} )( window.wcSettings || {} );
