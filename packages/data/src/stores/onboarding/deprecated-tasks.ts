import type { TaskList, WireObject } from '@store-admin/api';
import { applySafeFilter } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/query';

const DEPRECATED_TASKS_FILTER = 'woocommerce_admin_onboarding_task_list';

/** A task that an extension registered in JavaScript, before tasks were registered in PHP. */
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
 * The tasks that extensions add by the filter `woocommerce_admin_onboarding_task_list`. The host applies it once, when its app asks
 * for the lists, and shows nothing of scripts that run later; so do we.
 */
export function getDeprecatedTasks(): readonly DeprecatedTask[] {
	const query = parseQuery( globalThis.location.search );
	return applySafeFilter< readonly unknown[] >( DEPRECATED_TASKS_FILTER, [], isList, query ).filter( isDeprecatedTask );
}

/** The same task in the words of the REST route, which merges it into its list. */
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

/** Gives the served tasks back what cannot travel: their functions and the component they open. */
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
