/* History over the path value of the address, shared by the app and every script of other plugins. */
( function ( wp ) {
	const PERSISTED = [ 'period', 'compare', 'before', 'after', 'interval', 'type' ];
	const EXCLUDED = [ 'extensions', 'stock', 'settings', 'customers', 'homescreen' ];
	const listeners = new Set();
	const blockers = new Set();
	let step = window.history.state?.idx ?? 0;
	let takenBack = 0;
	let action = 'POP';

	const getQuery = () => Object.fromEntries( new URLSearchParams( window.location.search ) );
	const getPath = () => getQuery().path || '/';

	function location() {
		return {
			pathname: getPath(),
			search: window.location.search,
			hash: window.location.hash,
			state: window.history.state?.usr ?? null,
			key: window.history.state?.key ?? 'default',
		};
	}

	function href( to ) {
		return typeof to === 'string' ? to : `${ to.pathname ?? '' }${ to.search ?? '' }${ to.hash ?? '' }`;
	}

	function notify( nextAction ) {
		action = nextAction;
		listeners.forEach( ( listener ) => listener( { action, location: location() } ) );
	}

	function isHeld( retry ) {
		blockers.forEach( ( blocker ) => blocker( { retry } ) );
		return blockers.size > 0;
	}

	function change( method, nextAction, to, state ) {
		if ( isHeld( () => change( method, nextAction, to, state ) ) ) {
			return;
		}
		const key = Math.random().toString( 36 ).slice( 2, 10 );
		step += nextAction === 'PUSH' ? 1 : 0;
		window.history[ method ]( { usr: state ?? null, key, idx: step }, '', href( to ) );
		notify( nextAction );
	}

	/* On Back the browser has changed the address already. A blocked step is undone before the user is asked. */
	function pop() {
		if ( takenBack !== 0 ) {
			const distance = takenBack;
			takenBack = 0;
			isHeld( () => window.history.go( distance ) );
			return;
		}
		const next = window.history.state?.idx ?? step;
		if ( blockers.size > 0 && next !== step ) {
			takenBack = next - step;
			window.history.go( -takenBack );
			return;
		}
		step = next;
		notify( 'POP' );
	}

	const history = {
		get action() {
			return action;
		},
		get location() {
			return location();
		},
		createHref: href,
		push: ( to, state ) => change( 'pushState', 'PUSH', to, state ),
		replace: ( to, state ) => change( 'replaceState', 'REPLACE', to, state ),
		go: ( steps ) => window.history.go( steps ),
		back: () => window.history.go( -1 ),
		forward: () => window.history.go( 1 ),
		listen( listener ) {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		block( blocker ) {
			blockers.add( blocker );
			return () => blockers.delete( blocker );
		},
	};
	window.history.replaceState( { ...window.history.state, idx: step }, '' );
	window.addEventListener( 'popstate', pop );

	function getPersistedQuery( query = getQuery() ) {
		const names = wp.hooks.applyFilters( 'woocommerce_admin_persisted_queries', PERSISTED );
		return Object.fromEntries( names.filter( ( name ) => name in query ).map( ( name ) => [ name, query[ name ] ] ) );
	}

	function getNewPath( query, path = getPath(), currentQuery = getQuery(), page = 'wc-admin' ) {
		const args = { page, ...currentQuery, ...query };
		delete args.path;
		if ( path !== '/' ) {
			args.path = path;
		}
		return wp.url.addQueryArgs( 'admin.php', args );
	}

	function parseAdminUrl( url ) {
		return url.startsWith( 'http' )
			? new URL( url )
			: new URL( url.replace( /^\/?wp-admin\//, '' ), window.location.href.split( '?' )[ 0 ] );
	}

	const isWCAdmin = ( url = window.location.href ) => /admin.php\?(.*&)?page=wc-admin/.test( url );

	function navigateTo( { url } ) {
		const target = parseAdminUrl( url );
		if ( isWCAdmin() && isWCAdmin( String( target ) ) ) {
			history.push( `admin.php${ target.search }${ target.hash }` );
		} else {
			window.location.href = String( target );
		}
	}

	function useQuery() {
		const [ query, setQuery ] = wp.element.useState( getQuery );
		wp.element.useEffect( () => history.listen( () => setQuery( getQuery() ) ), [] );
		return query;
	}

	const getIds = ( text = '' ) =>
		text
			.split( ',' )
			.map( Number )
			.filter( ( id ) => id > 0 );
	const excludedScreens = () => wp.hooks.applyFilters( 'woocommerce_admin_time_excluded_screens', EXCLUDED );

	// The host stores entries of the history here; plugins only check that it exists.
	window.wcNavigation = window.wcNavigation || {};

	window.demoStoreStandIn(
		'navigation',
		[
			'flattenFilters',
			'getActiveFiltersFromQuery',
			'getDefaultOptionValue',
			'getQueryExcludedScreensUrlUpdate',
			'getQueryFromActiveFilters',
			'getUrlKey',
			'useConfirmUnsavedChanges',
		],
		{
			addHistoryListener: ( listener ) => history.listen( listener ),
			getHistory: () => history,
			getIdsFromQuery: getIds,
			getNewPath,
			getPath,
			getPersistedQuery,
			getQuery,
			getQueryExcludedScreens: excludedScreens,
			getScreenFromPath: ( path = getPath() ) =>
				path === '/' ? 'homescreen' : path.replace( '/analytics', '' ).replace( '/', '' ),
			getSearchWords: ( query = getQuery() ) => ( query.search ? query.search.split( ',' ) : [] ),
			getSetOfIdsFromQuery: ( text ) => new Set( getIds( text ) ),
			isWCAdmin,
			navigateTo,
			onQueryChange: ( name ) => ( value ) => history.push( getNewPath( { [ name ]: value } ) ),
			parseAdminUrl,
			pathIsExcluded: ( path ) => excludedScreens().includes( path.replace( '/analytics', '' ).replace( '/', '' ) ),
			updateQueryString: ( query, path, currentQuery, page ) => history.push( getNewPath( query, path, currentQuery, page ) ),
			useQuery,
		}
	);
} )( window.wp );
