import { homePages } from '../screens/home/route';
import type { PageDefinition } from '../shared/page-definition';

/** Every screen of ours, before extensions add theirs. */
export function createPages(): readonly PageDefinition[] {
	return [ ...homePages() ];
}
