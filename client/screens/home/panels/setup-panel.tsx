import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { InlineError, ProgressBar, Skeleton, SkeletonGroup } from '@store-admin/components';
import type { TaskList } from '@store-admin/data';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { progressTitle } from '../task-lists/progress-title';
import type { TaskListActions, WriteFailure } from '../task-lists/task-actions';
import { TaskRow } from '../task-lists/task-row';
import { useHomeTaskLists } from '../task-lists/use-task-lists';
import { isSetupActive, isSetupList, shownLists, visibleTasks } from '../task-lists/visible-tasks';
import '../task-lists/style.scss';
import './style.scss';

interface ListProps {
	readonly list: TaskList;
	readonly siteTitle: string;
	readonly actions: TaskListActions;
	readonly failure: WriteFailure | null;
}

function List( { list, siteTitle, actions, failure }: ListProps ) {
	const tasks = visibleTasks( list );
	const completed = tasks.filter( ( task ) => task.isComplete ).length;
	const next = tasks.find( ( task ) => ! task.isComplete );
	const title = progressTitle( tasks, siteTitle );
	/* translators: 1: number of completed tasks, 2: number of all tasks. */
	const progress = sprintf( __( '%1$d of %2$d steps done', 'store-admin' ), completed, tasks.length );
	return (
		<section className="store-admin-setup-panel" aria-label={ title }>
			<h3 className="store-admin-setup-panel__title">{ title }</h3>
			<p className="store-admin-setup-panel__progress">{ progress }</p>
			<ProgressBar label={ title } value={ completed } max={ tasks.length } valueText={ progress } />
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
			<ul className="store-admin-task-list__items">
				{ tasks.map( ( task ) => (
					<TaskRow key={ task.id } task={ task } actions={ actions } isCurrent={ task === next } />
				) ) }
			</ul>
		</section>
	);
}

function PanelSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading your tasks…', 'store-admin' ) }>
			<div className="store-admin-setup-panel">
				<Skeleton inlineSize="60%" shape="headline" />
				{ [ 1, 2, 3, 4, 5 ].map( ( row ) => (
					<p key={ row }>
						<Skeleton inlineSize="80%" />
					</p>
				) ) }
			</div>
		</SkeletonGroup>
	);
}

/** The set-up tasks, on every page. */
export function SetupPanel(): ReactElement {
	const { taskLists, retry, siteTitle, actions, failure } = useHomeTaskLists();
	return (
		<RemoteBoundary
			of={ taskLists }
			skeleton={ <PanelSkeleton /> }
			failureTitle={ __( 'Your tasks could not be loaded.', 'store-admin' ) }
			onRetry={ retry }
		>
			{ ( lists ) =>
				shownLists( lists )
					.filter( ( list ) => isSetupList( list ) && isSetupActive( list ) )
					.map( ( list ) => (
						<List
							key={ list.id }
							list={ list }
							siteTitle={ siteTitle }
							actions={ actions }
							failure={ failure?.listId === list.id ? failure : null }
						/>
					) )
			}
		</RemoteBoundary>
	);
}
