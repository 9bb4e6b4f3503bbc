import { __, sprintf } from '@wordpress/i18n';
import { check, Icon, people, receipt, tag } from '@wordpress/icons';
import type { Task, TaskList } from '@store-admin/data';
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

function isLeft( { title, isComplete, canView, isDismissed, isSnoozed }: Task ): boolean {
	return title !== '' && canView && ! isComplete && ! isDismissed && ! isSnoozed;
}

/** Commands that open the tasks that are left, where their rows on Home lead. Two lists may have a task of the same id. */
export function taskCommands( lists: readonly Pick< TaskList, 'id' | 'tasks' >[] ): readonly Command[] {
	return lists.flatMap( ( list ) =>
		list.tasks.filter( isLeft ).map( ( { id, title, actionUrl } ) => ( {
			name: `store-admin/task/${ list.id }/${ id }`,
			/* translators: %s: title of a task. */
			label: sprintf( __( 'Task: %s', 'store-admin' ), title ),
			icon: <Icon icon={ check } />,
			callback: opens( actionUrl || getNewPath( { task: id }, '/', {} ) ),
		} ) )
	);
}
