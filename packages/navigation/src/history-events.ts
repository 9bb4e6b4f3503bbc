type Step = typeof window.history.pushState;

/** Methods of the browser's history, and the event that is dispatched for each call. */
const EVENTS = { pushState: 'pushstate', replaceState: 'replacestate' } as const;

/**
 * Makes the window dispatch an event for every change of the address. The host's `wc-navigation` package does the same, and extensions listen
 * to these events. `window.wcNavigation.historyPatched` prevents that both do it.
 */
export function installHistoryEvents(): void {
	const known: unknown = Reflect.get( window, 'wcNavigation' );
	const note = typeof known === 'object' && known !== null ? known : {};
	Object.assign( window, { wcNavigation: note } );
	if ( Reflect.get( note, 'historyPatched' ) ) {
		return;
	}
	Object.assign( note, { historyPatched: true } );
	tellOf( 'pushState' );
	tellOf( 'replaceState' );
}

function tellOf( method: keyof typeof EVENTS ): void {
	const step: Step = window.history[ method ].bind( window.history );
	window.history[ method ] = ( ...args ) => {
		window.dispatchEvent( new CustomEvent( EVENTS[ method ] ) );
		step( ...args );
	};
}
