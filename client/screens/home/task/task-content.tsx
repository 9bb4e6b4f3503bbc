import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Task } from '@store-admin/data';
import { Guard } from '@store-admin/extensibility';
import type { Query } from '@store-admin/navigation';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { renderContainer } from './task-container';
import { isScreenUnregistered } from './task-plugins';

interface TaskContentProps {
	readonly task: Task | null;
	readonly query: Query;
	readonly onComplete: TaskScreenProps[ 'onComplete' ];
	readonly OwnScreen: ComponentType< TaskScreenProps > | undefined;
	/** Shown when there is no screen for the task. */
	readonly missing: ReactNode;
}

/** The screen of a task that no slot fills: our own, or the container of a task from JavaScript. */
export function TaskContent( { task, query, onComplete, OwnScreen, missing }: TaskContentProps ): ReactElement {
	if ( ! task ) {
		return <>{ missing }</>;
	}
	const props = { task, query, onComplete };
	if ( OwnScreen && ! isScreenUnregistered( task.id ) ) {
		return <OwnScreen { ...props } />;
	}
	const screen = renderContainer( props );
	return screen ? (
		<Guard name={ `container of task ${ task.id }` } fallback={ missing }>
			{ screen }
		</Guard>
	) : (
		<>{ missing }</>
	);
}
