type Step = typeof window.history.pushState;

/** Methods of the browser's history, and what the window tells when one is called. */
const EVENTS = { pushState: 'pushstate', replaceState: 'replacestate' } as const;

/**
 * Has the window tell of every step, as it does with the host's `wc-navigation` on the page: extensions listen to these
 * events. `window.wcNavigation` is where that package notes that it is done, so the page never tells twice.
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
