import { loadOptions, loadTaskLists } from '@store-admin/data';
import { hasFirstView } from '../../shared/first-view';
import { homeManifest } from './manifest';

/**
 * Milliseconds to wait for the task lists. Preloaded lists take less, except on a busy machine; without them the screen
 * shows its skeleton. The skeleton must not take the place of a list that the server printed, so that case waits longer.
 */
const PATIENCE = 150;
const PATIENCE_WITH_VIEW = 3000;

export function loadHomeOptions(): void {
	void loadOptions( homeManifest.options );
}

/**
 * Fetches the task lists while the code of Home is loading, so that no skeleton is shown for a moment and nothing jumps. As in
 * the host, tasks that a script adds after that are not shown.
 *
 * @return Settles when the lists are loaded, or when waiting longer would delay the screen.
 */
export function startHome(): Promise< void > {
	const patience = new Promise< void >( ( resolve ) => setTimeout( resolve, hasFirstView() ? PATIENCE_WITH_VIEW : PATIENCE ) );
	return Promise.race( [ loadTaskLists(), patience ] );
}
