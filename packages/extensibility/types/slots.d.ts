import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Query } from './pages';
import type { Task } from './stores/values';

/** The props of a slot that passes none. */
type NoProps = Readonly< Record< string, never > >;

interface HeaderProps {
	/** Whether the header is on a classic page. */
	readonly isEmbedded: boolean;
	readonly query: Query;
}

interface ListProps {
	readonly taskListId: string;
}

/** Props of the screen of a task. */
export interface TaskProps {
	/** Call it when the server has completed the task; it opens `redirectPath`, or Home. */
	readonly onComplete: ( options?: { readonly redirectPath?: string } ) => void;
	readonly query: Query;
	readonly task: Task | null;
}

export interface TaskItemProps {
	/** The default row. `onClick` replaces opening the task, and receives the function that would open it. */
	readonly defaultTaskItem: ComponentType< { readonly onClick?: ( open: () => void ) => void } >;
	readonly isComplete: boolean;
	readonly completed: boolean;
	readonly expandable: boolean;
	readonly expanded: boolean;
	readonly onSnooze: () => void;
	readonly onDismiss: () => void;
}

export interface TaskHeaderProps {
	readonly task: Task;
	readonly goToTask: () => void;
	/** Records that the task was opened, without opening it. */
	readonly trackClick: () => void;
}

export interface CompletionProps {
	readonly hideTasks: () => void;
	readonly keepTasks: () => void;
	readonly customerEffortScore: boolean;
}

/** A payment gateway, with fields of the suggestions and of the REST route. */
export interface PaymentGateway {
	readonly id: string;
	readonly title: string;
	readonly [ field: string ]: unknown;
}

export interface SetupStep {
	readonly key: string;
	readonly label: string;
	readonly content: ReactNode;
	readonly isComplete?: boolean;
}

export interface GatewaySetupProps {
	readonly defaultStepper: ComponentType< { readonly steps?: readonly SetupStep[]; readonly [ option: string ]: unknown } >;
	readonly defaultInstallStep: SetupStep | null;
	readonly defaultConfigureStep: SetupStep | null;
	readonly markConfigured: ( id: string ) => Promise< void >;
	readonly paymentGateway: PaymentGateway;
}

export interface GatewayFormProps {
	readonly defaultForm: ComponentType;
	readonly defaultSubmit: ( values: Readonly< Record< string, string > > ) => Promise< void >;
	readonly defaultFields: readonly unknown[];
	readonly markConfigured: () => Promise< void >;
	readonly paymentGateway: PaymentGateway;
}

/** Every public slot with the props of its fills. `{id}` stands for the id of a task, a gateway or a part of the product form. */
export interface Slots {
	readonly woocommerce_header_item: HeaderProps;
	readonly woocommerce_header_navigation_item: HeaderProps;
	readonly woocommerce_header_page_title: HeaderProps;
	readonly woocommerce_footer_item: NoProps;
	readonly woocommerce_homescreen_experimental_header_banner_item: NoProps;
	readonly experimental_woocommerce_wcpay_feature: NoProps;
	readonly woocommerce_tasklist_experimental_progress_title_item: ListProps;
	readonly woocommerce_tasklist_experimental_progress_header_item: ListProps;
	readonly experimental_woocommerce_tasklist_footer_item: NoProps;
	readonly woocommerce_experimental_task_list_completion: CompletionProps;
	readonly 'woocommerce_onboarding_task_{id}': TaskProps;
	readonly 'woocommerce_onboarding_task_list_item_{id}': TaskItemProps;
	readonly 'woocommerce_onboarding_task_list_header_{id}': TaskHeaderProps;
	readonly 'woocommerce_payment_gateway_setup_{id}': GatewaySetupProps;
	readonly 'woocommerce_payment_gateway_configure_{id}': GatewayFormProps;
	readonly AbbreviatedNotification: NoProps;
	readonly DisplayOptions: NoProps;
	readonly __EXPERIMENTAL__WcAdminSettingsSlots: NoProps;
	readonly __EXPERIMENTAL__WcAdminOrderAttributionSlots: NoProps;
	readonly 'woocommerce_product_field_{id}': Readonly< Record< string, unknown > >;
	readonly 'woocommerce_product_section_{id}': Readonly< Record< string, unknown > >;
	readonly 'woocommerce_product_tab_{id}': Readonly< Record< string, unknown > >;
}

/** The children of a fill. */
export type FillContent< Name extends keyof Slots > = ReactNode | ( ( fillProps: Slots[ Name ] ) => ReactElement | null );
