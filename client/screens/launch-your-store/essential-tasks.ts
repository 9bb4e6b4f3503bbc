import type { Task, TaskList } from '@store-admin/data';
import { applySafeFilter } from '@store-admin/extensibility';
import { expiringStorage, tryStorage } from '../../shared/expiring-storage';
import { accessTaskReferralStorage } from '../../shared/task-referral-storage';

const FILTER = 'woocommerce_launch_your_store_tasklist_whitelist';
const ESSENTIAL = [ 'products', 'customize-store', 'payments', 'shipping', 'tax' ];
const WEEK_S = 604_800;
const DAY_S = 86_400;
const WAITING = 'lysWaiting';

const recent = () => expiringStorage( 'lys_recently_actioned_tasks', WEEK_S, () => globalThis.localStorage );

function isNames( value: unknown ): value is readonly string[] {
	return Array.isArray( value ) && value.every( ( name ) => typeof name === 'string' );
}

/** Ids of the tasks that were opened from the flow in the last week. */
function recentTasks(): readonly string[] {
	const ids = recent().getWithExpiry();
	return isNames( ids ) ? ids : [];
}

/**
 * The tasks that the store needs before it is launched: those that are open, and those that were opened from here and are done now.
 * Extensions change the ids by a filter.
 *
 * @param lists All task lists.
 */
export function essentialTasks( lists: readonly TaskList[] ): readonly Task[] {
	const ids = applySafeFilter< readonly string[] >( FILTER, ESSENTIAL, isNames );
	const opened = recentTasks();
	const tasks = lists.find( ( { id } ) => id === 'setup' )?.tasks ?? [];
	return tasks.filter(
		( task ) => ids.includes( task.id ) && task.canView && ! task.isDismissed && ( ! task.isComplete || opened.includes( task.id ) )
	);
}

/**
 * Remembers that a task was opened from the flow: the task returns here, and so does Home in this tab.
 *
 * @param taskId    Id of the task.
 * @param returnUrl Address of the flow.
 */
export function rememberTask( taskId: string, returnUrl: string ): void {
	recent().setWithExpiry( [ ...new Set( [ ...recentTasks(), taskId ] ) ] );
	accessTaskReferralStorage( { taskId, referralLifetime: DAY_S } ).setWithExpiry( { referrer: 'launch-your-store', returnUrl } );
	tryStorage( () => globalThis.sessionStorage.setItem( WAITING, 'yes' ) );
}

/** Forgets that the flow waits for a task, because the owner is back or has left it: Home stays Home. */
export function endWaiting(): void {
	tryStorage( () => globalThis.sessionStorage.setItem( WAITING, 'no' ) );
}
