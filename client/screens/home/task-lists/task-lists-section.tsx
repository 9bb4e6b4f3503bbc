import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section } from '@store-admin/components';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { SetupListSection } from './setup-list-section';
import { TaskListsSkeleton } from './task-lists-skeleton';
import { ThingsToDoSection } from './things-to-do-section';
import { useHomeTaskLists } from './use-task-lists';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { isSetupList, shownLists } from './visible-tasks';
import './style.scss';

/** All visible task lists, each with the component of its kind. */
export function TaskListsSection(): ReactElement {
	const { taskLists, retry, siteTitle, actions, failure } = useHomeTaskLists();
	const ids = taskLists.status === 'ready' ? shownLists( taskLists.data ).map( ( list ) => list.id ) : [];
	const frame = useKeptFocus< HTMLDivElement >( ids );
	return (
		<div ref={ frame } tabIndex={ -1 } className="store-admin-task-lists">
			<RemoteBoundary
				of={ taskLists }
				skeleton={ <TaskListsSkeleton /> }
				failureTitle={ __( 'Your tasks could not be loaded.', 'store-admin' ) }
				failureFrame={ ( problem ) => <Section label={ __( 'Tasks', 'store-admin' ) }>{ problem }</Section> }
				onRetry={ retry }
			>
				{ ( lists ) =>
					shownLists( lists ).map( ( list ) => {
						const listFailure = failure?.listId === list.id ? failure : null;
						return isSetupList( list ) ? (
							<SetupListSection
								key={ list.id }
								list={ list }
								siteTitle={ siteTitle }
								actions={ actions }
								failure={ listFailure }
							/>
						) : (
							<ThingsToDoSection key={ list.id } list={ list } actions={ actions } failure={ listFailure } />
						);
					} )
				}
			</RemoteBoundary>
		</div>
	);
}
