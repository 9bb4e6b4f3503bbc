/** Where the currency symbol stands, as the host names it. */
export type CurrencyPosition = 'left' | 'right' | 'left_space' | 'right_space';

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

/** What the server tells the client on every page, before any request. */
export interface BootSettings {
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
	readonly user: BootUser;
	readonly locale: BootLocale;
	/** Slugs of the features that are on. */
	readonly features: readonly string[];
	/** Number of open store alerts. */
	readonly alertCount: number;
	/** Whether the host answers all activity counts in one request. */
	readonly hasActivityCounts: boolean;
	/**
	 * Paths that the host's own app still serves. A trailing `/*` means everything below; a pattern that begins with `!`
	 * takes a path out again. The last pattern that fits decides.
	 */
	readonly hostPaths: readonly string[];
	/** Tasks whose `task=` screen the host's own app still serves. */
	readonly hostTasks: readonly string[];
	/** Whether a third-party script put host packages (`window.wc.*`, `window.wp.components`) on the page. */
	readonly isExtended: boolean;
}
