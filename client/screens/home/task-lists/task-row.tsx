import { useCallback, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, check, chevronRight } from '@wordpress/icons';
import { Badge, EllipsisMenu, type MenuItem } from '@store-admin/components';
import type { Task } from '@store-admin/data';
import { Slot, warnOfCulprit } from '@store-admin/extensibility';
import { Link } from '@store-admin/navigation';
import { plainText } from '../../../shared/plain-text';
import type { TaskListActions } from './task-actions';
import { TaskRowText } from './task-row-text';
import './task-row.scss';

interface TaskRowProps {
	readonly task: Task;
	readonly actions: TaskListActions;
	/** Whether the header above the list is about this task. */
	readonly isCurrent?: boolean;
}

interface DefaultRowProps extends TaskRowProps {
	/** Replaces following the link; receives the function that would open the task. */
	readonly onClick?: ( ( open: () => void ) => void ) | undefined;
}

type State = 'done' | 'started' | 'current' | 'open';

function stateOf( task: Task, isCurrent: boolean ): State {
	if ( task.isComplete ) {
		return 'done';
	}
	if ( task.isInProgress ) {
		return 'started';
	}
	return isCurrent ? 'current' : 'open';
}

function StateMark( { state }: { readonly state: State } ) {
	return (
		<span className={ `store-admin-task-row__mark is-${ state }` } aria-hidden="true">
			{ state === 'done' && <Icon icon={ check } size={ 20 } /> }
		</span>
	);
}

function stateText( state: State ): string | null {
	if ( state === 'done' ) {
		return __( 'Completed', 'woocommerce' );
	}
	return state === 'current' ? __( 'Next step', 'store-admin' ) : null;
}

function menuItems( task: Task, actions: TaskListActions ): readonly MenuItem[] {
	if ( task.isComplete ) {
		return [];
	}
	return [
		...( task.isSnoozeable ? [ { label: __( 'Remind me later', 'woocommerce' ), onSelect: () => actions.snooze( task ) } ] : [] ),
		...( task.isDismissable ? [ { label: __( 'Dismiss', 'woocommerce' ), onSelect: () => actions.dismiss( task ) } ] : [] ),
	];
}

function RowMeta( { task }: { readonly task: Task } ) {
	if ( task.isComplete ) {
		return null;
	}
	return (
		<span className="store-admin-task-row__meta">
			{ task.badge && <Badge>{ task.badge }</Badge> }
			{ task.isInProgress && task.inProgressLabel && <Badge tone="info">{ task.inProgressLabel }</Badge> }
			{ task.time && <span>{ task.time }</span> }
		</span>
	);
}

function isHandler( value: unknown ): value is ( task: Task ) => unknown {
	return typeof value === 'function';
}

/** Tasks from JavaScript (deprecated) may have a click handler, which replaces the link. */
function runOwnClick( task: Task ): boolean {
	const handler: unknown = Reflect.get( task, 'onClick' );
	if ( ! isHandler( handler ) ) {
		return false;
	}
	try {
		handler( task );
	} catch ( error ) {
		warnOfCulprit( `onClick of task ${ task.id }`, 'threw an error. The task was not opened.', error );
	}
	return true;
}

interface RowTitleProps extends DefaultRowProps {
	readonly title: string;
	readonly state: State;
}

/** The link of a row; the whole row can be pressed. */
function RowTitle( { task, actions, isCurrent = false, onClick, title, state }: RowTitleProps ) {
	const spoken = stateText( state );
	const words = (
		<>
			{ title }
			{ spoken && <span className="screen-reader-text">{ ` ${ spoken }` }</span> }
		</>
	);
	if ( task.isDisabled ) {
		return <span className="store-admin-task-row__title is-disabled">{ words }</span>;
	}
	return (
		<Link
			className="store-admin-task-row__title"
			href={ actions.hrefOf( task ) }
			onClick={ ( event ) => {
				if ( onClick ) {
					event.preventDefault();
					onClick( () => actions.open( task ) );
					return;
				}
				actions.visit( task );
				if ( runOwnClick( task ) ) {
					event.preventDefault();
				}
			} }
			aria-current={ isCurrent ? 'step' : undefined }
		>
			{ words }
		</Link>
	);
}

function DefaultRow( props: DefaultRowProps ) {
	const { task, actions, isCurrent = false } = props;
	const state = stateOf( task, isCurrent );
	const items = menuItems( task, actions );
	const title = plainText( task.title ) || task.id;
	// The header already shows the text of the current task, and a completed task needs none.
	const text = isCurrent || task.isComplete ? '' : plainText( task.content );
	return (
		<div className={ `store-admin-task-row is-${ state }` }>
			<StateMark state={ state } />
			<span className="store-admin-task-row__text">
				<RowTitle { ...props } title={ title } state={ state } />
				{ text && <TaskRowText taskId={ task.id } title={ title } text={ text } /> }
			</span>
			<RowMeta task={ task } />
			{ ! task.isDisabled && (
				<span className="store-admin-task-row__chevron" aria-hidden="true">
					<Icon icon={ chevronRight } size={ 24 } />
				</span>
			) }
			{ items.length > 0 && (
				<EllipsisMenu
					/* translators: %s: title of a task. */
					label={ sprintf( __( 'Options for “%s”', 'store-admin' ), title ) }
					items={ items }
				/>
			) }
		</div>
	);
}

/** One task. An extension may replace the row of its own task, and use the default row inside. */
export function TaskRow( { task, actions, isCurrent = false }: TaskRowProps ): ReactElement {
	const DefaultTaskItem = useCallback(
		( { onClick }: Pick< DefaultRowProps, 'onClick' > ) => (
			<DefaultRow task={ task } actions={ actions } isCurrent={ isCurrent } onClick={ onClick } />
		),
		[ task, actions, isCurrent ]
	);
	return (
		<li className="store-admin-task-list__item">
			<Slot
				name={ `woocommerce_onboarding_task_list_item_${ task.id }` }
				fillProps={ {
					defaultTaskItem: DefaultTaskItem,
					isComplete: task.isComplete,
					expandable: false,
					expanded: false,
					completed: task.isComplete,
					onSnooze: () => actions.snooze( task ),
					onDismiss: () => actions.dismiss( task ),
				} }
				fallback={ <DefaultRow task={ task } actions={ actions } isCurrent={ isCurrent } /> }
			/>
		</li>
	);
}
