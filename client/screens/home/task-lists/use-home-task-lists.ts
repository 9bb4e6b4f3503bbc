import { useTaskLists, type TaskListsHook } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { useMenuBadge } from './use-menu-badge';
import { useTaskListActions } from './use-task-list-actions';

/** All that the task lists on Home show and do. */
export function useHomeTaskLists(): TaskListsHook & ReturnType< typeof useTaskListActions > & { readonly siteTitle: string } {
	const { taskLists, retry } = useTaskLists();
	useMenuBadge( taskLists );
	return { taskLists, retry, siteTitle: getSettings().siteTitle, ...useTaskListActions() };
}
