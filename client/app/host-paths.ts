/**
 * Screens of the host's own app. The host keeps serving those that have no manifest here; the build works out which.
 * A pattern that ends with `/*` matches every path below it.
 */
export const HOST_PATHS: readonly string[] = [
	'/marketing',
	'/extensions',
	'/extensions/*',
	'/setup-wizard',
	'/launch-your-store',
	'/launch-your-store/*',
	'/customize-store',
	'/customize-store/*',
	'/profiler',
	'/add-product',
	'/product/*',
	'/wc-pay-welcome-page',
];
