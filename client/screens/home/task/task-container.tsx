import { cloneElement, isValidElement, type ComponentType, type ReactElement } from 'react';
import type { Task } from '@store-admin/data';
import type { TaskScreenProps } from '../../../shared/task-screens';

function isComponent( value: unknown ): value is ComponentType< TaskScreenProps > {
	return typeof value === 'function' || ( typeof value === 'object' && value !== null && '$$typeof' in value );
}

/** The screen of a task that an extension registered in JavaScript; newer extensions register tasks in PHP. */
function containerOf( task: Task ): unknown {
	return Reflect.get( task, 'container' );
}

/** Whether a task from JavaScript has a screen of its own. */
export function hasContainer( task: Task ): boolean {
	const container = containerOf( task );
	return isValidElement( container ) || isComponent( container );
}

/**
 * The screen of a task from JavaScript.
 *
 * @param props Props of the screen.
 * @return Null when the task has none.
 */
export function renderContainer( props: TaskScreenProps ): ReactElement | null {
	const container = containerOf( props.task );
	if ( isValidElement( container ) ) {
		// A DOM element would render the props as attributes, so it does not get them.
		return typeof container.type === 'string' ? container : cloneElement( container, props );
	}
	if ( isComponent( container ) ) {
		const Container = container;
		return <Container { ...props } />;
	}
	return null;
}
