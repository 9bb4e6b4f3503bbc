import { cloneElement, isValidElement, type ComponentType, type ReactElement } from 'react';
import type { Task } from '@store-admin/data';
import type { TaskScreenProps } from '../../../shared/task-screens';

function isComponent( value: unknown ): value is ComponentType< TaskScreenProps > {
	return typeof value === 'function' || ( typeof value === 'object' && value !== null && '$$typeof' in value );
}

/** What a task brought that an extension registered in JavaScript, before tasks were registered in PHP. */
function containerOf( task: Task ): unknown {
	return Reflect.get( task, 'container' );
}

/** Whether a task brought a screen of its own from JavaScript. */
export function hasContainer( task: Task ): boolean {
	const container = containerOf( task );
	return isValidElement( container ) || isComponent( container );
}

/**
 * The screen that a task brought from JavaScript.
 *
 * @param props What the container gets.
 * @return Null when it brought none.
 */
export function renderContainer( props: TaskScreenProps ): ReactElement | null {
	const container = containerOf( props.task );
	if ( isValidElement( container ) ) {
		// An element of the DOM would take what is meant for a component as attributes.
		return typeof container.type === 'string' ? container : cloneElement( container, props );
	}
	if ( isComponent( container ) ) {
		const Container = container;
		return <Container { ...props } />;
	}
	return null;
}
