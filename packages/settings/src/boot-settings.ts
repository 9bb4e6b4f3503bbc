/** Position of the currency symbol, with the host's names. */
export type CurrencyPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** The signed-in user; `capabilities` has only those that our screens check. */
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
	/** A pattern of PHP's `date()`. */
	readonly dateFormat: string;
	readonly timeFormat: string;
	/** Time zone of the store: an IANA name, or an offset such as `+05:45`. */
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

/** The data that the server prints into every page. */
export interface BootSettings {
	readonly page: 'main' | 'embed';
	/** These addresses end in a slash, except `homeUrl` and `shopUrl`, which are as WordPress returns them. */
	readonly adminUrl: string;
	readonly homeUrl: string;
	readonly shopUrl: string;
	readonly buildUrl: string;
	readonly assetsUrl: string;
	/** Link that stores "use the original screen" for this user; empty when the user may not do so. */
	readonly originalScreenUrl: string;
	readonly siteTitle: string;
	readonly productName: string;
	readonly user: BootUser;
	readonly locale: BootLocale;
	/** Slugs of the enabled features. */
	readonly features: readonly string[];
	/** Number of open store alerts. */
	readonly alertCount: number;
	/** Whether the host returns all activity counts in one request. */
	readonly hasActivityCounts: boolean;
	/** REST paths whose answers the server prints at the end of the page. */
	readonly latePaths: readonly string[];
	/**
	 * Path patterns that the host's own app still serves. A trailing `/*` includes everything below; a leading `!`
	 * excludes a path again. The last matching pattern decides.
	 */
	readonly hostPaths: readonly string[];
	/** Ids of the tasks whose screen (`task=`) the host's own app still serves. */
	readonly hostTasks: readonly string[];
	/** Whether a script of an extension loaded host packages (`window.wc.*`, `window.wp.components`). */
	readonly isExtended: boolean;
}
