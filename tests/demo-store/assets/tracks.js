/* Tracking: hands events to window.wcTracks when something listens there, and sends nothing by itself. */
( function () {
	const record = ( name, properties ) => window.wcTracks?.recordEvent?.( name, properties );
	window.wcTracks = window.wcTracks || { isEnabled: false };
	window.demoStoreStandIn( 'tracks', [ 'bumpStat' ], {
		queueRecordEvent: record,
		recordEvent: record,
		recordPageView: ( path, properties ) => record( 'page_view', { path, ...properties } ),
	} );
} )();
