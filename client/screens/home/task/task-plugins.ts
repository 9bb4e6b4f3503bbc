import { isPluginRemoved, registerHostPlugins } from '../../../shared/host-plugins';

/** The host's names of the plugins that show the screens of its tasks; extensions may unregister one by its name. */
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

/** Plugins of the host whose work our screens do themselves. The payments task checks whether the first one was unregistered. */
const OTHER_NAMES = [ 'wc-admin-payment-gateway-setup-bacs', 'woocommerce-admin-task-launch-your-store' ];

/** Registers the names under which the host shows the screens of its tasks. */
export function installTaskPlugins(): void {
	registerHostPlugins( 'woocommerce-tasks', [ ...Object.values( NAMES ), ...OTHER_NAMES ] );
}

/** Whether an extension has unregistered the screen of a task. */
export function isScreenUnregistered( taskId: string ): boolean {
	const name = NAMES[ taskId ];
	return name !== undefined && isPluginRemoved( name );
}
