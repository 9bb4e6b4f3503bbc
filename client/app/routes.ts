import { analyticsPages } from '../screens/analytics/route';
import { customizeStorePages } from '../screens/customize-store/route';
import { homePages } from '../screens/home/route';
import { launchYourStorePages } from '../screens/launch-your-store/route';
import { paymentsWelcomePages } from '../screens/payments-welcome/route';
import type { OwnPageDefinition } from '../shared/page-definition';

export { taskScreens } from '../screens/tasks/route';

/** Our own pages, before extensions add theirs. */
export function createPages(): readonly OwnPageDefinition[] {
	return [ ...homePages(), ...analyticsPages(), ...customizeStorePages(), ...launchYourStorePages(), ...paymentsWelcomePages() ];
}
