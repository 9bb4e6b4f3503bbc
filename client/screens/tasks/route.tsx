import { lazyScreen } from '../../shared/lazy-screen';
import type { TaskScreenProps, TaskScreens } from '../../shared/task-screens';

/** The screens of the set-up tasks. A fill of an extension for the same task takes precedence. */
export const taskScreens: TaskScreens = {
	shipping: lazyScreen< TaskScreenProps >( async () => {
		const { ShippingScreen } = await import( /* webpackChunkName: "task-shipping" */ './shipping/shipping-screen' );
		return { default: ShippingScreen };
	} ),
};
