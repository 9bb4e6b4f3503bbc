import { loadOptions, loadTaskLists } from '@store-admin/data';
import { hasFirstView } from '../../shared/first-view';
import { homeManifest } from './manifest';

/**
 * Milliseconds to wait for the task lists. Preloaded lists take less, except on a busy machine; without them the screen
 * shows its skeleton. When the server printed a list, the wait is longer, because the skeleton must not replace it.
 */
const PATIENCE = 150;
const PATIENCE_WITH_VIEW = 3000;
/** Milliseconds in which scripts right after the app can add tasks. The host waits for its own requests in that time. */
const SCRIPTS_TIME = 25;

/** Resolves when the scripts behind the app have run, or when they take longer than the host would wait for them. */
const nextScripts = () =>
	new Promise< unknown >( ( resolve ) => {
		document.addEventListener( 'DOMContentLoaded', resolve );
		setTimeout( resolve, SCRIPTS_TIME );
	} );

export function loadHomeOptions(): void {
	void loadOptions( homeManifest.options );
}

/**
 * Fetches the task lists while the code of Home is loading, so that no skeleton is shown for a moment and nothing jumps. As in
 * the host, tasks that a script adds later are not shown.
 *
 * @return Settles when the lists are loaded, or when waiting longer would delay the screen.
 */
export async function startHome(): Promise< void > {
	const patience = new Promise< void >( ( resolve ) => setTimeout( resolve, hasFirstView() ? PATIENCE_WITH_VIEW : PATIENCE ) );
	if ( document.readyState === 'loading' ) {
		await nextScripts();
	}
	return Promise.race( [ loadTaskLists(), patience ] );
}
