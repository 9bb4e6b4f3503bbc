import { getNewPath, isHostTarget, type Query } from '@store-admin/navigation';
import type { PageDefinition } from '../../shared/page-definition';

const LAUNCH_PATH = '/launch-your-store';

/**
 * The address of the launch screen, while a launch of the store that was started in this browser session is not
 * finished.
 *
 * @return Undefined when there is no such launch, when a task is open, or when no app has the launch screen.
 */
export function waitingLaunchUrl( query: Query, pages: readonly PageDefinition[] ): string | undefined {
	return query[ 'task' ] === undefined && isLaunchWaiting() && hasLaunchScreen( pages ) ? getNewPath( {}, LAUNCH_PATH, {} ) : undefined;
}

function hasLaunchScreen( pages: readonly PageDefinition[] ): boolean {
	return pages.some( ( page ) => page.path.startsWith( LAUNCH_PATH ) ) || isHostTarget( { path: LAUNCH_PATH, query: {} } );
}

function isLaunchWaiting(): boolean {
	try {
		return window.sessionStorage.getItem( 'lysWaiting' ) === 'yes';
	} catch {
		// Storage is off in some privacy modes.
		return false;
	}
}
