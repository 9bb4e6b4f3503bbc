// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

export interface Answer< Item > {
	readonly data: readonly Item[] | undefined;
	readonly error: ApiError | undefined;
}

export interface ApiError {
	readonly name: 'ApiError';
	readonly code: string;
	readonly status: number;
	readonly fieldErrors: Readonly< Record< string, string > >;
	readonly data: unknown;
	readonly request: string;
	readonly problem: string;
	readonly isOffline: boolean;
	readonly isTimeout: boolean;
	readonly isAborted: boolean;
	readonly isSessionExpired: boolean;
	readonly message: string;
	readonly stack?: string;
	readonly cause?: unknown;
}

export interface Campaign {
	readonly id: string;
	readonly channel?: string;
	readonly title?: string;
	readonly manage_url?: string;
	readonly cost?: ( { readonly value: string; readonly currency: string } & { readonly formatted?: string } ) | null;
	readonly sales?: ( { readonly value: string; readonly currency: string } & { readonly formatted?: string } ) | null;
}

export interface CampaignType {
	readonly id: string;
	readonly name?: string;
	readonly description?: string;
	readonly channel?: ( { readonly slug: string; readonly name: string } & {} ) | null;
	readonly create_url?: string;
	readonly icon_url?: string;
}

export interface CampaignsPayload {
	readonly payload: object | readonly Campaign[];
	readonly error?: boolean;
	readonly meta: { readonly page: number; readonly perPage: number; readonly total?: number };
}

export interface ConnectQuery {
	readonly redirect_url: string;
}

export interface CreateOptions {
	readonly optimisticQueryUpdate?: Readonly< Record< string, QueryInputValue > >;
	readonly optimisticUrlParameters?: Readonly< Record< string, QueryInputValue > >;
}

export type Entity = Readonly< Record< string, unknown > > & { readonly id: number | string };

export type GetAdminLink = ( path: string ) => string;

export type IdQuery = string | number | ( Readonly< Record< string, QueryInputValue > > & { readonly id: number | string } );

export interface ImportForm {
	readonly period: { readonly date: string; readonly label: string };
	readonly skipPrevious: boolean;
}

export interface ImportStarted {
	readonly activeImport: boolean;
	readonly lastImportStartTimestamp: number;
}

export interface JetpackAuthQuery {
	readonly redirectUrl: string;
	readonly from?: string;
}

export type MenuItem = Readonly< Record< string, unknown > > & { readonly id: string };

export interface MiscRecommendation {
	readonly id: string;
	readonly order_attribution_promotion_percentage?: unknown;
}

export interface Note {
	readonly id: number;
	readonly name: string;
	readonly type: string;
	readonly locale: string;
	readonly title: string;
	readonly content: string;
	readonly content_data: Readonly< Record< string, unknown > >;
	readonly status: string;
	readonly source: string;
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly date_reminder: string | null;
	readonly date_reminder_gmt: string | null;
	readonly is_snoozable: boolean;
	readonly actions: readonly NoteAction[];
	readonly layout: string;
	readonly image: string;
	readonly is_deleted: boolean;
	readonly is_read: boolean;
}

export interface NoteAction {
	readonly id: number;
	readonly name: string;
	readonly label: string;
	readonly url: string;
	readonly status: string;
	readonly actioned_text: string;
	readonly nonce_action: string | null;
	readonly nonce_name: string | null;
}

export interface NoteChanges {
	readonly status?: string;
	readonly is_read?: boolean;
	readonly is_deleted?: boolean;
	readonly date_reminder?: string | null;
}

export interface Notice {
	readonly id: string;
	readonly status: NoticeStatus;
	readonly content: string;
	readonly spokenMessage: string | null;
	readonly isDismissible: boolean;
	readonly type: 'default' | 'snackbar';
	readonly actions: readonly NoticeAction[];
	readonly icon: unknown;
	readonly explicitDismiss: boolean;
	readonly onDismiss?: () => void;
	readonly __unstableHTML?: boolean;
}

export interface NoticeAction {
	readonly label: string;
	readonly url?: string;
	readonly onClick?: () => void;
}

export interface NoticeOptions {
	readonly id?: string;
	readonly context?: string;
	readonly isDismissible?: boolean;
	readonly type?: 'default' | 'snackbar';
	readonly speak?: boolean;
	readonly actions?: readonly NoticeAction[];
	readonly icon?: unknown;
	readonly explicitDismiss?: boolean;
	readonly onDismiss?: () => void;
	readonly __unstableHTML?: boolean;
}

export type NoticeStatus = 'success' | 'error' | 'info' | 'warning';

export interface PermalinkParts {
	readonly prefix: string;
	readonly postName: string;
	readonly suffix: string;
}

export interface PluginsAnswer {
	readonly success: boolean;
	readonly message: string;
	readonly data: {
		readonly activated: readonly string[];
		readonly active: readonly string[];
		readonly installed: readonly string[];
		readonly results: Readonly< Record< string, unknown > >;
		readonly install_time: Readonly< Record< string, unknown > >;
	} & {};
	readonly errors: { readonly errors: Readonly< Record< string, readonly string[] > > } & {};
}

export interface ProductField {
	readonly [ key: string ]: unknown;
	readonly name: string;
}

export type ProfileItems = {} & {
	readonly completed?: boolean | null;
	readonly skipped?: boolean | null;
	readonly business_choice?: string | null;
	readonly selling_online_answer?: string | null;
	readonly selling_platforms?: readonly string[] | null;
	readonly industry?: unknown;
	readonly store_email?: string | null;
	readonly is_agree_marketing?: boolean | null;
	readonly is_store_country_set?: boolean | null;
	readonly product_types?: readonly string[] | null;
} & Readonly< Record< string, unknown > >;

export type QueryInputValue =
	string | number | boolean | readonly QueryInputValue[] | { readonly [ name: string ]: QueryInputValue } | null | undefined;

export interface ReportAnswer< Data > {
	readonly data: Data;
	readonly totalResults: number;
	readonly totalPages: number;
}

export type ReportError = ( message: string ) => void;

export interface ReportStats {
	readonly totals: Readonly< Record< string, unknown > >;
	readonly intervals?: readonly ( { readonly interval: string; readonly subtotals: Readonly< Record< string, unknown > > } & {} )[];
}

export type Setting = Readonly< Record< string, unknown > > & { readonly id: string; readonly value?: unknown };

export type SettingFilter = ( value: unknown, fallback: unknown ) => unknown;

export interface SettingUpdate {
	readonly id: string;
	readonly value: unknown;
}

export interface StoreLock {
	readonly path: string;
	readonly release: () => void;
}

export interface SubscriptionNotice {
	readonly productKey: string;
	readonly message: string;
	readonly status: string;
	readonly options?: Readonly< Record< string, unknown > >;
}

export type Survey = Readonly< Record< string, unknown > > & { readonly action: string };

export interface Task {
	readonly id: string;
	readonly parentId: string;
	readonly title: string;
	readonly badge: string;
	readonly canView: boolean;
	readonly content: string;
	readonly additionalInfo: string;
	readonly actionLabel: string;
	readonly actionUrl: string | null;
	readonly isComplete: boolean;
	readonly isInProgress: boolean;
	readonly inProgressLabel: string;
	readonly time: string;
	readonly level: number;
	readonly isActioned: boolean;
	readonly isDismissed: boolean;
	readonly isDismissable: boolean;
	readonly isSnoozed: boolean;
	readonly isSnoozeable: boolean;
	readonly isVisited: boolean;
	readonly isDisabled: boolean;
	readonly snoozedUntil: number | null;
	readonly additionalData: Readonly< Record< string, unknown > > | null;
	readonly eventPrefix: string;
	readonly recordViewEvent: boolean;
	readonly imageUrl?: string;
	readonly imageAlt?: string;
}

export interface TaskList {
	readonly id: string;
	readonly title: string;
	readonly isHidden: boolean;
	readonly isVisible: boolean;
	readonly isComplete: boolean;
	readonly tasks: readonly Task[];
	readonly eventPrefix: string;
	readonly isToggleable: boolean;
	readonly displayProgressHeader: boolean;
	readonly keepCompletedTaskList: 'yes' | 'no';
}

export interface ValueOptions {
	readonly includeEdits?: boolean;
}
