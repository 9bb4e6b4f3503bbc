import type { BootCurrency } from './boot-settings';

/** How far the Jetpack plugin is set up; `installed` but off, `active` but not connected. */
export type JetpackState = 'absent' | 'installed' | 'active' | 'connected';

/** The store's account at the makers of the host. */
export interface BootAccount {
	readonly isConnected: boolean;
	/** Connects, or disconnects when connected; good for this page view. Empty when there is nothing of the kind. */
	readonly url: string;
}

/** A plain title, or an address below wp-admin with its title. */
export type BootBreadcrumb = string | readonly [ path: string, title: string ];

/**
 * Values that the server prints only where a manifest names them. Each is cheap to compute: an option or a constant.
 * What needs a query, or changes while the page is open, is a preload and comes from a store.
 */
export interface Facts {
	readonly account: BootAccount;
	/** Statuses, without `wc-`, in which an order waits for somebody. */
	readonly actionableStatuses: readonly string[];
	/** Where a classic page stands. */
	readonly breadcrumbs: readonly BootBreadcrumb[];
	readonly currency: BootCurrency;
	/** Whether the host has routes that sign the mobile app in by a code. */
	readonly hasQrSignIn: boolean;
	/** Whether the host still reminds of the set-up in its header; newer ones do not. */
	readonly hasReminderBar: boolean;
	/** Whether the inbox got a message since this user last opened it; known on page load only. */
	readonly hasUnreadNotes: boolean;
	/** Whether this user has an account at WordPress.com through which Jetpack knows them. */
	readonly isJetpackUser: boolean;
	/** Whether the set-up list is done, hidden or not for this user. The store of the tasks knows it exactly. */
	readonly isSetupOver: boolean;
	/** Whether answers to questions about the host may be collected. */
	readonly isTrackingAllowed: boolean;
	readonly jetpack: JetpackState;
	readonly manageStock: boolean;
	/** Order status without `wc-` to its label. */
	readonly orderStatuses: Readonly< Record< string, string > >;
	readonly reviewsEnabled: boolean;
	/** Whether the owner wants to see suggestions of extensions; one switch for everything that advertises. */
	readonly showsSuggestions: boolean;
}

export type FactName = keyof Facts;
