import type { ReactElement } from 'react';
import { sprintf } from '@wordpress/i18n';
import { InlineError, PageHeader, ProgressBar, Section } from '@store-admin/components';
import type { Task, TaskList } from '@store-admin/data';
import { Slot } from '@store-admin/extensibility';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { HideListMenu } from './hide-list-menu';
import { progressSentence, progressTitle } from './progress-title';
import { SetupCompleteCard } from './setup-complete-card';
import type { TaskListActions, WriteFailure } from './task-actions';
import { TaskHeader } from './task-header';
import { TaskRow } from './task-row';
import { visibleTasks } from './visible-tasks';

interface SetupListSectionProps {
	readonly list: TaskList;
	readonly siteTitle: string;
	readonly actions: TaskListActions;
	readonly failure: WriteFailure | null;
}

/** Without a completed task the bar shows a quarter of a task, because an empty bar looks broken. */
const LEAST_PROGRESS = 0.25;

interface ProgressHeaderProps extends Omit< SetupListSectionProps, 'failure' > {
	readonly tasks: readonly Task[];
}

function ProgressHeader( { list, tasks, siteTitle, actions }: ProgressHeaderProps ) {
	const completed = tasks.filter( ( task ) => task.isComplete ).length;
	const title = progressTitle( tasks, siteTitle );
	const progress = sprintf( progressSentence(), completed, tasks.length );
	return (
		<PageHeader
			title={
				<Slot
					name="woocommerce_tasklist_experimental_progress_title_item"
					fillProps={ { taskListId: list.id } }
					fallback={ <span>{ title }</span> }
				/>
			}
			description={ progress }
			action={ <HideListMenu list={ list } tasks={ tasks } actions={ actions } /> }
		>
			<ProgressBar label={ list.title || title } value={ completed || LEAST_PROGRESS } max={ tasks.length } valueText={ progress } />
		</PageHeader>
	);
}

/** The set-up list: its progress, the next task, and the other tasks below. */
export function SetupListSection( { list, siteTitle, actions, failure }: SetupListSectionProps ): ReactElement {
	const tasks = visibleTasks( list );
	const next = tasks.find( ( task ) => ! task.isComplete );
	const rows = useKeptFocus< HTMLUListElement >( tasks.map( ( task ) => task.id ) );
	const isDone = ! next && list.keepCompletedTaskList !== 'yes';
	const shown = next ?? tasks.at( -1 );
	if ( isDone ) {
		return <SetupCompleteCard list={ list } actions={ actions } failure={ failure } />;
	}
	return (
		<div className="store-admin-setup">
			<Slot
				name="woocommerce_tasklist_experimental_progress_header_item"
				fillProps={ { taskListId: list.id } }
				fallback={ <ProgressHeader list={ list } tasks={ tasks } siteTitle={ siteTitle } actions={ actions } /> }
			/>
			<Section id={ list.id } label={ progressTitle( tasks, siteTitle ) } className="store-admin-task-list">
				{ shown && <TaskHeader task={ shown } actions={ actions } /> }
				{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
				<ul ref={ rows } tabIndex={ -1 } className="store-admin-task-list__items">
					{ tasks.map( ( task ) => (
						<TaskRow key={ task.id } task={ task } actions={ actions } isCurrent={ task === next } />
					) ) }
				</ul>
				<Slot name="experimental_woocommerce_tasklist_footer_item" />
			</Section>
		</div>
	);
}
