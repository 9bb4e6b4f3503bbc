import { getNewPath, isHostTarget, type Query } from '@store-admin/navigation';
import type { PageDefinition } from '../../shared/page-definition';

const LAUNCH_PATH = '/launch-your-store';

/**
 * Where Home leads while a launch that was started in this browser session waits to be finished.
 *
 * @return Undefined when none waits, or when nobody serves that screen.
 */
export function waitingLaunchUrl( path: string, query: Query, pages: readonly PageDefinition[] ): string | undefined {
	const isHome = path === '/' && query[ 'task' ] === undefined;
	return isHome && isLaunchWaiting() && hasLaunchScreen( pages ) ? getNewPath( {}, LAUNCH_PATH, {} ) : undefined;
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
