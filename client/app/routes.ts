import { analyticsPages } from '../screens/analytics/route';
import { extensionsPages } from '../screens/extensions/route';
import { homePages } from '../screens/home/route';
import { profilerPages } from '../screens/profiler/route';
import type { OwnPageDefinition } from '../shared/page-definition';

export { taskScreens } from '../screens/tasks/route';

/** Our own pages, before extensions add theirs. */
export function createPages(): readonly OwnPageDefinition[] {
	return [ ...homePages(), ...analyticsPages(), ...profilerPages(), ...extensionsPages() ];
}
