/** Where the currency symbol stands, as the host names it. */
export type CurrencyPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** How far the Jetpack plugin is set up; `installed` but off, `active` but not connected. */
export type JetpackState = 'absent' | 'installed' | 'active' | 'connected';

/** The user who is signed in; `capabilities` holds only those that our screens ask about. */
export interface BootUser {
	readonly id: number;
	readonly name: string;
	readonly capabilities: readonly string[];
}

export interface BootLocale {
	/** Locale of the site and of the user, for example `de_DE`. */
	readonly site: string;
	readonly user: string;
	readonly isRtl: boolean;
	/** First day of the week, 0 (Sunday) to 6 (Saturday). */
	readonly startOfWeek: number;
	/** Formats in PHP's `date()` letters. */
	readonly dateFormat: string;
	readonly timeFormat: string;
	/** Store time zone: an IANA name, or an offset such as `+05:45`. */
	readonly timeZone: string;
}

export interface BootCurrency {
	readonly code: string;
	readonly symbol: string;
	readonly position: CurrencyPosition;
	/** Number of decimals shown. */
	readonly precision: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
}

export interface BootTaskLists {
	readonly visible: readonly string[];
	readonly completed: readonly string[];
}

/** The store's account at the makers of the host. */
export interface BootAccount {
	readonly isConnected: boolean;
	/** Connects, or disconnects when connected; good for this page view. Empty when there is nothing of the kind. */
	readonly url: string;
}

/** A plain title, or an address below wp-admin with its title. */
export type BootBreadcrumb = string | readonly [ path: string, title: string ];

/**
 * What the server tells the client before any request. Values that can change while the page is open are not here:
 * they come from the stores.
 */
export interface BootSettings {
	readonly version: string;
	readonly page: 'main' | 'embed';
	/** These addresses end in a slash, except `homeUrl` and `shopUrl`, which are as WordPress gives them. */
	readonly adminUrl: string;
	readonly homeUrl: string;
	readonly shopUrl: string;
	readonly buildUrl: string;
	readonly assetsUrl: string;
	/** Link that stores "use the original screen" for this user; empty when the user may not. */
	readonly originalScreenUrl: string;
	readonly siteTitle: string;
	readonly productName: string;
	readonly hostVersion: string;
	readonly wpVersion: string;
	readonly user: BootUser;
	readonly locale: BootLocale;
	readonly currency: BootCurrency;
	/** Slugs of the features that are on. */
	readonly features: readonly string[];
	/** Order status without `wc-` to its label. */
	readonly orderStatuses: Readonly< Record< string, string > >;
	readonly taskLists: BootTaskLists;
	readonly alertCount: number;
	readonly manageStock: boolean;
	readonly reviewsEnabled: boolean;
	readonly lowStockAmount: number;
	/** Statuses, without `wc-`, in which an order waits for somebody. */
	readonly actionableStatuses: readonly string[];
	/** Whether the owner wants to see suggestions of extensions; one switch for everything that advertises. */
	readonly showsSuggestions: boolean;
	readonly jetpack: JetpackState;
	readonly account: BootAccount;
	/** Whether the host still reminds of the set-up in its header; newer ones do not. */
	readonly hasReminderBar: boolean;
	/** Whether the inbox got a message since this user last opened it; known on page load only. */
	readonly hasUnreadNotes: boolean;
	/** Whether answers to questions about the host may be collected. */
	readonly isTrackingAllowed: boolean;
	/** Whether the host answers all activity counts in one request. */
	readonly hasActivityCounts: boolean;
	/** Set on classic pages only. */
	readonly breadcrumbs: readonly BootBreadcrumb[];
	/** Paths that the host's own app still serves; a trailing `/*` means everything below. */
	readonly hostPaths: readonly string[];
	/** Tasks whose `task=` screen the host's own app still serves. */
	readonly hostTasks: readonly string[];
	/** Whether a third-party script put host packages (`window.wc.*`, `window.wp.components`) on the page. */
	readonly isExtended: boolean;
}
