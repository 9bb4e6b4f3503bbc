import { getHostGlobals } from '@store-admin/settings';

const SCOPE = 'woocommerce-tasks';

/** The host's names of the plugins that show the screens of its tasks. Extensions may unregister a plugin by its name. */
const NAMES: Readonly< Record< string, string > > = {
	appearance: 'wc-admin-onboarding-task-appearance',
	marketing: 'wc-admin-onboarding-task-marketing',
	payments: 'wc-admin-onboarding-task-payments',
	products: 'wc-admin-onboarding-task-products',
	shipping: 'wc-admin-onboarding-task-shipping',
	'shipping-recommendation': 'wc-admin-onboarding-task-shipping-recommendation',
	tax: 'wc-admin-onboarding-task-tax',
	'woocommerce-payments': 'woocommerce-admin-task-wcpay-page',
};

let areRegistered = false;

/**
 * Registers the host's plugin names for the screens of its tasks, when an extension loaded the packages for plugins.
 * These plugins render nothing: our screens are shown without plugins, unless an extension unregisters the name.
 */
export function installTaskPlugins(): void {
	const { plugins, components } = getHostGlobals();
	const registerPlugin = plugins?.getFunction( 'registerPlugin' );
	if ( registerPlugin && components && ! areRegistered ) {
		areRegistered = true;
		Object.values( NAMES ).forEach( ( name ) => registerPlugin( name, { scope: SCOPE, render: () => null } ) );
	}
}

/** Whether an extension has unregistered the screen of a task. */
export function isScreenUnregistered( taskId: string ): boolean {
	const name = NAMES[ taskId ];
	const getPlugin = getHostGlobals().plugins?.getFunction( 'getPlugin' );
	return areRegistered && name !== undefined && getPlugin !== undefined && ! getPlugin( name );
}
