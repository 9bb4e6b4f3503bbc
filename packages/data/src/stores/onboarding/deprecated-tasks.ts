import type { TaskList, WireObject } from '@store-admin/api';
import { applySafeFilter } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/query';

const DEPRECATED_TASKS_FILTER = 'woocommerce_admin_onboarding_task_list';

/** A task that an extension registers in JavaScript. Newer extensions register tasks in PHP. */
interface DeprecatedTask {
	readonly key: string;
	readonly [ field: string ]: unknown;
}

function isDeprecatedTask( value: unknown ): value is DeprecatedTask {
	return typeof value === 'object' && value !== null && typeof Reflect.get( value, 'key' ) === 'string';
}

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

/**
 * The tasks that extensions add with the filter `woocommerce_admin_onboarding_task_list`. Like the host, we apply it
 * once, when the lists are fetched; tasks of scripts that run later are not shown.
 */
export function getDeprecatedTasks(): readonly DeprecatedTask[] {
	const query = parseQuery( globalThis.location.search );
	return applySafeFilter< readonly unknown[] >( DEPRECATED_TASKS_FILTER, [], isList, query ).filter( isDeprecatedTask );
}

/** The same task with the field names of the REST route, which adds it to its list. */
export function toExtendedTask( task: DeprecatedTask ): WireObject {
	return {
		id: task.key,
		list_id: task[ 'type' ] ?? 'extended',
		title: task[ 'title' ] ?? '',
		content: task[ 'content' ] ?? '',
		additional_info: task[ 'additionalInfo' ] ?? '',
		time: task[ 'time' ] ?? '',
		level: Number( task[ 'level' ] ?? 3 ),
		can_view: task[ 'visible' ] ?? true,
		is_complete: task[ 'completed' ] ?? false,
		is_dismissable: task[ 'isDismissable' ] ?? false,
		is_snoozeable: task[ 'allowRemindMeLater' ] ?? false,
	};
}

/** Adds the fields that cannot be sent back to the tasks of the answer: functions and the component of their screen. */
export function mergeDeprecatedTasks( lists: readonly TaskList[], deprecated: readonly DeprecatedTask[] ): readonly TaskList[] {
	const byKey = new Map( deprecated.map( ( task ) => [ task.key, task ] ) );
	return lists.map( ( list ) => ( {
		...list,
		tasks: list.tasks.map( ( task ) => {
			const own = byKey.get( task.id );
			return own ? { ...own, ...task } : task;
		} ),
	} ) );
}
