import { homePages } from '../screens/home/route';
import type { PageDefinition } from '../shared/page-definition';

export { taskScreens } from '../screens/tasks/route';

/** Our own pages, before extensions add theirs. */
export function createPages(): readonly PageDefinition[] {
	return [ ...homePages() ];
}
