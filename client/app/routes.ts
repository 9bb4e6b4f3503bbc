import { analyticsPages } from '../screens/analytics/route';
import { customizeStorePages } from '../screens/customize-store/route';
import { extensionsPages } from '../screens/extensions/route';
import { homePages } from '../screens/home/route';
import { launchYourStorePages } from '../screens/launch-your-store/route';
import { marketingPages } from '../screens/marketing/route';
import { paymentsWelcomePages } from '../screens/payments-welcome/route';
import { profilerPages } from '../screens/profiler/route';
import type { OwnPageDefinition } from '../shared/page-definition';

export { taskScreens } from '../screens/tasks/route';

/** Our own pages, before extensions add theirs. */
export function createPages(): readonly OwnPageDefinition[] {
	return [
		...homePages(),
		...analyticsPages(),
		...marketingPages(),
		...profilerPages(),
		...extensionsPages(),
		...customizeStorePages(),
		...launchYourStorePages(),
		...paymentsWelcomePages(),
	];
}
