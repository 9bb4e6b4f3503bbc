import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { buttonClassName, Page, Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import type { Task } from '@store-admin/data';
import { Slot } from '@store-admin/extensibility';
import { Link } from '@store-admin/navigation';
import { PageHeading } from '../../../shared/page-chrome';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { useTaskScreen } from '../../../shared/task-screens';
import { plainText } from '../../../shared/plain-text';
import { TaskContent } from './task-content';
import { useTask } from './use-task';
import './style.scss';

interface NoScreenProps {
	readonly task: Task | null;
	/** Whether it is a task of the host, which removes it from the list when the store does not need it. */
	readonly isKnown: boolean;
	readonly homeHref: string;
}

function missingTitle( isKnown: boolean ): string {
	return isKnown ? __( 'Nothing left to do here', 'store-admin' ) : __( 'Task not found', 'store-admin' );
}

/**
 * Shown for a task whose screen is missing, and for an address that names no task. Appears after a delay, because a fill
 * may register late.
 */
function NoScreen( { task, isKnown, homeHref }: NoScreenProps ) {
	const unknown = isKnown
		? __( 'Your store does not need this task, or is done with it.', 'store-admin' )
		: __( 'There is no such task. The plugin that brought it may be turned off.', 'store-admin' );
	return (
		<Section className="store-admin-task-without-screen" isPadded>
			<p>{ task ? plainText( task.content ) || __( 'This task is done on another screen.', 'store-admin' ) : unknown }</p>
			{ task?.actionUrl ? (
				<Link className={ buttonClassName( 'primary' ) } href={ task.actionUrl }>
					{ task.actionLabel || __( "Let's go", 'woocommerce' ) }
				</Link>
			) : (
				<Link className={ buttonClassName( 'secondary' ) } href={ homeHref }>
					{ __( 'Go to Home', 'store-admin' ) }
				</Link>
			) }
		</Section>
	);
}

function TaskSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading the task…', 'store-admin' ) }>
			<Section isPadded>
				<Skeleton inlineSize="40%" shape="headline" />
				<Skeleton inlineSize="90%" />
				<Skeleton inlineSize="70%" />
			</Section>
		</SkeletonGroup>
	);
}

interface TaskScreenProps {
	readonly taskId: string;
}

/** The screen of one task, which a fill in the task's slot may provide. */
export function TaskScreen( { taskId }: TaskScreenProps ): ReactElement {
	const { task: remote, retry, query, homeHref, onComplete } = useTask( taskId );
	const OwnScreen = useTaskScreen( taskId );
	return (
		<Page measure="single" className="store-admin-task-screen">
			<RemoteBoundary
				of={ remote }
				skeleton={ <TaskSkeleton /> }
				failureTitle={ __( 'The task could not be loaded.', 'store-admin' ) }
				failureFrame={ ( failure ) => <Section label={ __( 'Task', 'store-admin' ) }>{ failure }</Section> }
				onRetry={ retry }
			>
				{ ( task ) => (
					<>
						<PageHeading
							title={ task ? plainText( task.title ) || task.id : missingTitle( OwnScreen !== undefined ) }
							backHref={ homeHref }
							backLabel={ __( 'WooCommerce Home', 'woocommerce' ) }
						/>
						{ /* Rendered here, so that the title and the back link appear while the code of the screen is loading. */ }
						<Suspense fallback={ <TaskSkeleton /> }>
							<Slot
								name={ `woocommerce_onboarding_task_${ taskId }` }
								fillProps={ { onComplete, query, task } }
								fallback={
									<TaskContent
										task={ task }
										query={ query }
										onComplete={ onComplete }
										OwnScreen={ OwnScreen }
										missing={ <NoScreen task={ task } isKnown={ OwnScreen !== undefined } homeHref={ homeHref } /> }
									/>
								}
							/>
						</Suspense>
					</>
				) }
			</RemoteBoundary>
		</Page>
	);
}
