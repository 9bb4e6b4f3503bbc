import { __, sprintf } from '@wordpress/i18n';
import { check, Icon, people, receipt, tag } from '@wordpress/icons';
import { getNewPath } from '@store-admin/navigation';
import { opens, type Command } from './command';

interface Named {
	readonly id: number;
	readonly name: string;
}

/** Commands that open orders. */
export function orderCommands( orders: readonly { readonly id: number; readonly number: string }[] ): readonly Command[] {
	return orders.map( ( { id, number } ) => ( {
		name: `store-admin/order/${ id }`,
		/* translators: %s: number of an order. */
		label: sprintf( __( 'Order #%s', 'store-admin' ), number || String( id ) ),
		icon: <Icon icon={ receipt } />,
		// The host leads from there to its own page of orders, where it has one.
		callback: opens( `post.php?post=${ id }&action=edit` ),
	} ) );
}

/** Commands that open products. */
export function productCommands( products: readonly Named[] ): readonly Command[] {
	return products.map( ( { id, name } ) => ( {
		name: `store-admin/product/${ id }`,
		/* translators: %s: name of a product. */
		label: sprintf( __( 'Product: %s', 'store-admin' ), name || `#${ id }` ),
		icon: <Icon icon={ tag } />,
		callback: opens( `post.php?post=${ id }&action=edit` ),
	} ) );
}

/** Commands that open customers in their report. */
export function customerCommands( customers: readonly Named[] ): readonly Command[] {
	return customers.map( ( { id, name } ) => ( {
		name: `store-admin/customer/${ id }`,
		/* translators: %s: name of a customer. */
		label: sprintf( __( 'Customer: %s', 'store-admin' ), name || `#${ id }` ),
		icon: <Icon icon={ people } />,
		callback: opens( getNewPath( { search: name || String( id ) }, '/customers', {} ) ),
	} ) );
}

interface KnownTask {
	readonly id: string;
	readonly title: string;
	readonly isComplete: boolean;
}

/** Commands that open the tasks that are left. */
export function taskCommands( tasks: readonly KnownTask[] ): readonly Command[] {
	return tasks
		.filter( ( { title, isComplete } ) => title !== '' && ! isComplete )
		.map( ( { id, title } ) => ( {
			name: `store-admin/task/${ id }`,
			/* translators: %s: title of a task. */
			label: sprintf( __( 'Task: %s', 'store-admin' ), title ),
			icon: <Icon icon={ check } />,
			callback: opens( getNewPath( { task: id }, '/', {} ) ),
		} ) );
}
