import { analyticsPages } from '../screens/analytics/route';
import { homePages } from '../screens/home/route';
import { marketingPages } from '../screens/marketing/route';
import type { OwnPageDefinition } from '../shared/page-definition';

export { taskScreens } from '../screens/tasks/route';

/** Our own pages, before extensions add theirs. */
export function createPages(): readonly OwnPageDefinition[] {
	return [ ...homePages(), ...analyticsPages(), ...marketingPages() ];
}
