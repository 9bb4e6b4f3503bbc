import type { ReactElement } from 'react';
import { buttonClassName } from '@store-admin/components';
import type { Task } from '@store-admin/data';
import { Slot } from '@store-admin/extensibility';
import { Link } from '@store-admin/navigation';
import { TaskIllustration } from './illustrations/task-illustration';
import type { TaskListActions } from './task-actions';
import { taskHeaderCopy } from './task-headers';

interface TaskHeaderProps {
	readonly task: Task;
	readonly actions: TaskListActions;
}

function DefaultHeader( { task, actions }: TaskHeaderProps ) {
	const { title, text, action } = taskHeaderCopy( task );
	return (
		<div className="store-admin-task-header">
			<div className="store-admin-task-header__text">
				<h3 className="store-admin-task-header__title">{ title }</h3>
				{ text && <p className="store-admin-task-header__content">{ text }</p> }
				{ ! task.isDisabled && (
					<Link
						className={ buttonClassName( 'primary' ) }
						href={ actions.hrefOf( task ) }
						onClick={ () => actions.visit( task ) }
					>
						{ action }
					</Link>
				) }
			</div>
			<TaskIllustration taskId={ task.id } />
		</div>
	);
}

/** What to do next, with the only primary button of the page; an extension may put its own there. */
export function TaskHeader( { task, actions }: TaskHeaderProps ): ReactElement {
	return (
		<Slot
			name={ `woocommerce_onboarding_task_list_header_${ task.id }` }
			fillProps={ {
				task,
				goToTask: () => actions.open( task ),
				trackClick: () => actions.visit( task ),
			} }
			fallback={ <DefaultHeader task={ task } actions={ actions } /> }
		/>
	);
}
