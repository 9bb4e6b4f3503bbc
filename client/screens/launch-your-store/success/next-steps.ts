import { __ } from '@wordpress/i18n';
import type { TaskList } from '@store-admin/data';
import { getNewPath } from '@store-admin/navigation';

/** What the owner may do after the launch. */
export interface NextStep {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly action: string;
	/** Relative to wp-admin, or absolute. */
	readonly href: string;
	readonly isOutside?: boolean;
}

/** What the choice of the steps depends on. */
interface NextStepFacts {
	readonly lists: readonly TaskList[];
	/** Directory names of the active plugins. */
	readonly activePlugins: readonly string[];
	/** Whether the owner allows suggestions of extensions. */
	readonly showsSuggestions: boolean;
}

const SHOWN = 3;
const MAILCHIMP = 'mailchimp-for-woocommerce';
const MAILCHIMP_PAGE = 'https://woocommerce.com/products/mailchimp-for-woocommerce/';
const DOCS = 'https://woocommerce.com/documentation/woocommerce/';

function isOpen( lists: readonly TaskList[], id: string ): boolean {
	const tasks = lists.flatMap( ( list ) => list.tasks ).filter( ( task ) => task.id === id );
	return tasks.length > 0 && tasks.every( ( task ) => ! task.isComplete );
}

function allSteps( { lists, activePlugins, showsSuggestions }: NextStepFacts ): readonly ( NextStep & { readonly isFitting: boolean } )[] {
	return [
		{
			id: 'marketing',
			isFitting: isOpen( lists, 'marketing' ),
			title: __( 'Promote your products', 'woocommerce' ),
			text: __( 'Grow your customer base by promoting your products to millions of engaged shoppers.', 'woocommerce' ),
			action: __( 'Promote products', 'woocommerce' ),
			href: getNewPath( { task: 'marketing' }, '/', {} ),
		},
		{
			id: 'payments',
			isFitting: isOpen( lists, 'payments' ),
			title: __( 'Provide more ways to pay', 'woocommerce' ),
			text: __( 'Give your shoppers more ways to pay by adding additional payment methods to your store.', 'woocommerce' ),
			action: __( 'Add payment methods', 'woocommerce' ),
			href: 'admin.php?page=wc-settings&tab=checkout',
		},
		{
			id: 'extensions',
			isFitting: showsSuggestions,
			title: __( 'Power up your store', 'woocommerce' ),
			text: __( 'Add extra features and functionality to your store with Woo extensions.', 'woocommerce' ),
			action: __( 'Add extensions', 'woocommerce' ),
			href: getNewPath( {}, '/extensions', {} ),
		},
		{
			id: 'get-mobile-app',
			isFitting: showsSuggestions && isOpen( lists, 'get-mobile-app' ),
			title: __( 'Manage your store on the go', 'woocommerce' ),
			text: __( 'Manage your store anywhere with the free WooCommerce Mobile App.', 'woocommerce' ),
			action: __( 'Get the app', 'woocommerce' ),
			href: getNewPath( { mobileAppModal: 'true' }, '/', {} ),
		},
		{
			id: 'mailchimp',
			isFitting: showsSuggestions && ! activePlugins.includes( MAILCHIMP ),
			title: __( 'Build customer relationships', 'woocommerce' ),
			text: __(
				'Keep your shoppers up to date with what’s new in your store and set up clever post-purchase automations.',
				'woocommerce'
			),
			action: __( 'Install Mailchimp', 'woocommerce' ),
			href: MAILCHIMP_PAGE,
			isOutside: true,
		},
		{
			id: 'help',
			isFitting: true,
			title: __( 'Help is on hand', 'woocommerce' ),
			text: __(
				'Detailed guides and our support team are always available if you’re feeling stuck or need some guidance.',
				'woocommerce'
			),
			action: __( 'Explore support resources', 'woocommerce' ),
			href: DOCS,
			isOutside: true,
		},
	];
}

/**
 * The first three steps that fit the store. Nothing is offered for sale where suggestions are off.
 *
 * @param facts What the choice depends on.
 */
export function nextSteps( facts: NextStepFacts ): readonly NextStep[] {
	return allSteps( facts )
		.filter( ( { isFitting } ) => isFitting )
		.slice( 0, SHOWN );
}
