import type { ReactElement } from 'react';
import { buttonClassName } from '@store-admin/components';
import type { Task } from '@store-admin/data';
import { Slot } from '@store-admin/extensibility';
import { Link } from '@store-admin/navigation';
import { TaskIllustration } from './illustrations/task-illustration';
import type { TaskListActions } from './task-actions';
import { taskHeaderCopy, type TaskHeaderCopy } from './task-headers';
import { useIsImporting } from './use-task-lists';

interface TaskHeaderProps {
	readonly task: Task;
	readonly actions: TaskListActions;
}

function ProductsHeader( props: TaskHeaderProps ) {
	return <HeaderWithCopy { ...props } copy={ taskHeaderCopy( props.task, useIsImporting() ) } />;
}

/** Only the header of the products task depends on the answers of the wizard, so only that one reads them. */
function DefaultHeader( props: TaskHeaderProps ) {
	return props.task.id === 'products' ? (
		<ProductsHeader { ...props } />
	) : (
		<HeaderWithCopy { ...props } copy={ taskHeaderCopy( props.task ) } />
	);
}

function HeaderWithCopy( { task, actions, copy }: TaskHeaderProps & { readonly copy: TaskHeaderCopy } ) {
	const { title, text, action } = copy;
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
			<TaskIllustration taskId={ task.id } imageUrl={ task.imageUrl } imageAlt={ task.imageAlt } />
		</div>
	);
}

/** The next task, with the only primary button of the page. An extension may replace it. */
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
