import type { InstallingState } from './state';

/** The public selectors of `woocommerce-admin/installing`. */
export const selectors = {
	isInstalling: ( state: InstallingState, productKey: string ): boolean => state.includes( productKey ),
};
