import { __ } from '@wordpress/i18n';
import type { Task } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

export interface TaskHeaderCopy {
	readonly title: string;
	readonly text: string;
	readonly action: string;
}

const getPaid = (): TaskHeaderCopy => ( {
	title: __( "It's time to get paid", 'woocommerce' ),
	text: __( 'Choose how customers pay you. You can add more ways, or take one away, at any time.', 'store-admin' ),
	action: __( 'Get paid', 'woocommerce' ),
} );

/** Replaces the header of `products` for an owner who already has products elsewhere. */
export const importProductsHeader = (): TaskHeaderCopy => ( {
	title: __( 'Import your products', 'woocommerce' ),
	text: __( 'Bring along what you sell elsewhere: from another platform, or from a file.', 'store-admin' ),
	action: __( 'Import products', 'woocommerce' ),
} );

/** Headers of the host's tasks by task id. */
export const taskHeaders: ReadonlyMap< string, () => TaskHeaderCopy > = new Map( [
	[
		'store_details',
		() => ( {
			title: __( 'First, tell us about your store', 'woocommerce' ),
			text: __( 'Your address sets the currency and the rules for shipping and taxes.', 'store-admin' ),
			action: __( 'Add details', 'woocommerce' ),
		} ),
	],
	[
		'products',
		() => ( {
			title: __( 'List your products', 'woocommerce' ),
			text: __(
				'Start selling by adding products or services to your store. Choose to list products manually, or import them from a different store.',
				'woocommerce'
			),
			action: __( 'Add products', 'woocommerce' ),
		} ),
	],
	[ 'payments', getPaid ],
	[ 'woocommerce-payments', getPaid ],
	[
		'customize-store',
		() => ( {
			title: __( 'Start customizing your store', 'woocommerce' ),
			text: __(
				'Quickly create a beautiful looking store using our built-in store designer, or select a pre-built theme and customize it to fit your brand.',
				'woocommerce'
			),
			action: __( 'Start customizing', 'woocommerce' ),
		} ),
	],
	[
		'tax',
		() => ( {
			title: __( 'Configure your tax settings', 'woocommerce' ),
			text: __( 'Say where you charge sales tax, or have the rates worked out for you.', 'store-admin' ),
			action: __( 'Collect sales tax', 'woocommerce' ),
		} ),
	],
	[
		'shipping',
		() => ( {
			title: __( 'Get your products shipped', 'woocommerce' ),
			text: __( 'Set where you deliver and what it costs.', 'store-admin' ),
			action: __( 'Start shipping', 'woocommerce' ),
		} ),
	],
	[
		'marketing',
		() => ( {
			title: __( 'Reach more customers', 'woocommerce' ),
			text: __( 'Tools that bring people to your store and bring them back.', 'store-admin' ),
			action: __( 'Grow your business', 'woocommerce' ),
		} ),
	],
	[
		'launch-your-store',
		() => ( {
			title: __( 'Your store is ready for launch!', 'woocommerce' ),
			text: __( 'Have a last look, then open it to everyone.', 'store-admin' ),
			action: __( 'Launch store', 'woocommerce' ),
		} ),
	],
] );

/** The default label of a task's button. */
export const defaultAction = (): string => __( "Let's go", 'woocommerce' );

/**
 * The text above the list for its next task: ours for tasks of the host, the task's own text for all others.
 *
 * @param task        The task.
 * @param isImporting Whether the owner already has products elsewhere.
 */
export function taskHeaderCopy( task: Task, isImporting = false ): TaskHeaderCopy {
	if ( isImporting && task.id === 'products' ) {
		return importProductsHeader();
	}
	return (
		taskHeaders.get( task.id )?.() ?? {
			title: plainText( task.title ) || task.id,
			text: plainText( task.content ),
			action: task.actionLabel || defaultAction(),
		}
	);
}
