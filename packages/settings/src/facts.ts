import type { BootCurrency } from './boot-settings';

/** Set-up state of the Jetpack plugin: `installed` means not active, `active` means not connected. */
export type JetpackState = 'absent' | 'installed' | 'active' | 'connected';

/** The store's account at WooCommerce.com. */
export interface BootAccount {
	readonly isConnected: boolean;
	/** Address that connects the account, or disconnects a connected one; valid for this page view. Empty when the host has no accounts. */
	readonly url: string;
	/** E-mail address of the connected account; empty when it is not known. */
	readonly email: string;
}

/** Date of an order, with the host's names. */
export type DateType = 'date_created' | 'date_paid' | 'date_completed';

/** What the Payments settings need to start. */
export interface PaymentSettings {
	/** Country of the business, which the user may have chosen: two letters. */
	readonly country: string;
	/** Country of the store. */
	readonly storeCountry: string;
	/** Codes of all countries. */
	readonly countries: readonly string[];
	/** Nonce of the host's admin-ajax action that enables and disables gateways. */
	readonly toggleNonce: string;
	/** Sections that extensions add to the tab. */
	readonly sections: readonly ( readonly [ section: string, title: string ] )[];
}

/** An offer of WooPayments. */
export interface PaymentsOffer {
	/** Empty when there is none. */
	readonly id: string;
	/** May contain HTML. */
	readonly description: string;
	/** Text of its button; empty for the usual one. */
	readonly action: string;
	/** Empty when it has no terms. */
	readonly termsUrl: string;
}

/** A title, or an address below wp-admin with its title. */
export type BootBreadcrumb = string | readonly [ path: string, title: string ];

/** Who can see the site, as stored. */
export interface SiteVisibility {
	readonly isComingSoon: boolean;
	/** Whether only pages of the store are hidden. */
	readonly isStoreOnly: boolean;
	readonly hasPrivateLink: boolean;
	/** The secret of the private link. */
	readonly shareKey: string;
	/** Address of the editor of the page that visitors see; empty when the theme or the user cannot use it. */
	readonly editorUrl: string;
	/** Pages of the store, without products and their categories and tags. */
	readonly storePages: readonly { readonly title: string; readonly url: string }[];
	/** Whether the site keeps copies of its pages that may outlive a change. */
	readonly hasPageCache: boolean;
}

/** An item of an export, such as a tab of the settings or a plugin. */
export interface BlueprintItem {
	readonly id: string;
	readonly label: string;
	/** Whether it is chosen at first. */
	readonly isChecked: boolean;
}

/** A group of the items that a blueprint can contain. */
export interface BlueprintGroup {
	/** `settings`, `plugins` or `themes`. */
	readonly id: string;
	readonly label: string;
	readonly items: readonly BlueprintItem[];
}

/**
 * Values that the server prints only for pages whose manifest names them. Each is cheap to compute: an option or a
 * constant. Data that needs a query, or that changes while the page is open, is preloaded and comes from a store.
 */
export interface Facts {
	readonly account: BootAccount;
	/** Order statuses, without `wc-`, that need an action of the owner. */
	readonly actionableStatuses: readonly string[];
	/** Largest file of a blueprint, in bytes. */
	readonly blueprintMaxBytes: number;
	/** What a blueprint can contain. */
	readonly blueprintGroups: readonly BlueprintGroup[];
	/** Whether this user may be asked for opinions about the host: the owner allows it, and the user has not chosen quiet mode. */
	readonly asksOpinions: boolean;
	/** The breadcrumbs of a classic page. */
	readonly breadcrumbs: readonly BootBreadcrumb[];
	/** Address of the catalogue of extensions, ending in a slash. A filter can name a mirror. */
	readonly catalogueUrl: string;
	readonly currency: BootCurrency;
	/** Reports that still announce which date they count by; none for users who cannot change that date. */
	readonly dateTours: readonly string[];
	/** Date of an order that the reports count by. */
	readonly dateType: DateType;
	/** Query with the period and comparison that reports open with: `period=month&compare=previous_year`. */
	readonly defaultDateRange: string;
	/** The nonce that the routes of the email preview check. */
	readonly emailPreviewNonce: string;
	/** Number of orders whose import into the reports failed and can be tried again; 0 on hosts that do not remember them. */
	readonly failedImports: number;
	/** Whether the host has the routes for signing in the mobile app by QR code. */
	readonly hasQrSignIn: boolean;
	/** Whether the host still has the reminder of the set-up in its header; newer ones do not. */
	readonly hasReminderBar: boolean;
	/** Whether the host can filter taxes by the country or state of their orders. */
	readonly hasTaxLocations: boolean;
	/** Whether the inbox got a message since this user last opened it. Known only at page load. */
	readonly hasUnreadNotes: boolean;
	/** Version of the host, such as `10.5.0`; empty when it is unknown. Only for offers that name versions: what a host can do is found by looking. */
	readonly hostVersion: string;
	/** How often the host can import orders into the reports, in the user's words ("12 hours"); empty on hosts that import each at once. */
	readonly importInterval: string;
	/** Whether the theme is edited in the site editor, not in the customizer. */
	readonly isBlockTheme: boolean;
	/** Names of our parts that a settings page shows, as in `client/settings`. */
	readonly islands: readonly string[];
	/** Whether this user has a WordPress.com account that is connected to Jetpack. */
	readonly isJetpackUser: boolean;
	/** Whether this user has chosen quiet mode: no promotion, suggestion, banner or survey. */
	readonly isQuiet: boolean;
	/** Whether the set-up list is completed, hidden or not shown to this user. The store of the tasks has the exact state. */
	readonly isSetupOver: boolean;
	/** Whether the owner allows usage tracking, and with it answers to questions about the host. */
	readonly isTrackingAllowed: boolean;
	/** Whether this user can choose when orders are imported into the reports, and nobody has chosen yet. */
	readonly isUpdateModeUnset: boolean;
	readonly jetpack: JetpackState;
	/** Whether the store has no standard tax rate for its own location, and the host does not say so. */
	readonly lacksBaseTaxRate: boolean;
	readonly manageStock: boolean;
	/** Id of the product whose report the address names; '' for none. Only the server uses it, for the preloads. */
	readonly openedProduct: string;
	/** Order status without `wc-` to its label. */
	readonly orderStatuses: Readonly< Record< string, string > >;
	/** Id of a payment gateway of the site to its title, where the host can filter orders by them; empty on older hosts. */
	readonly paymentMethods: Readonly< Record< string, string > >;
	/** The offer of WooPayments that older hosts have for some stores. */
	readonly paymentsOffer: PaymentsOffer;
	/** What the Payments settings need to start. */
	readonly paymentSettings: PaymentSettings;
	readonly reviewsEnabled: boolean;
	/** Ids of the elements on a settings page in which extensions can show something. */
	readonly settingsPlaces: readonly string[];
	/** How the host's plugin for shipping labels is recommended; empty when it is not. */
	readonly shippingOffer: '' | 'install' | 'activate';
	/** Whether the owner allows suggestions of extensions, one setting for all promotions, and this user has not chosen quiet mode. */
	readonly showsSuggestions: boolean;
	readonly siteVisibility: SiteVisibility;
	/** Country of the store and, where it has states, the state: `CC` or `CC:state`. The host's default until the owner chooses. */
	readonly storePlace: string;
	/** Kinds of notices about subscriptions that this user has dismissed: `expired`, `expiring`, `missing`. */
	readonly hiddenNotices: readonly string[];
	/** Nonce that the host's route for dismissals of these wants beside the usual one. */
	readonly noticeNonce: string;
	/** Nonce of WordPress' own updates of plugins; empty for users who may not update them. */
	readonly updateNonce: string;
	/** Stock status to its label. */
	readonly stockStatuses: Readonly< Record< string, string > >;
	/** Whether the general settings were opened to explain the address of the store, of which nothing is known. */
	readonly wantsAddressTour: boolean;
	/** Whether the owner has not hidden the payment providers that older hosts recommend below the list. */
	readonly wantsProviderOffer: boolean;
	/** Whether the host made shipping zones that no user has reviewed yet. */
	readonly wantsZoneTour: boolean;
}

export type FactName = keyof Facts;
