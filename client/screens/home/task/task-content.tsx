import { cloneElement, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { Task } from '@store-admin/data';
import { Guard } from '@store-admin/extensibility';
import type { Query } from '@store-admin/navigation';
import type { TaskScreenProps } from '../../../shared/task-screens';

interface TaskContentProps {
	readonly task: Task | null;
	readonly query: Query;
	readonly onComplete: TaskScreenProps[ 'onComplete' ];
	readonly OwnScreen: ComponentType< TaskScreenProps > | undefined;
	/** Shows when nobody brought a screen. */
	readonly missing: ReactNode;
}

/** What a task brought that an extension registered in JavaScript, before tasks were registered in PHP. */
function containerOf( task: Task ): unknown {
	return Reflect.get( task, 'container' );
}

function isComponent( value: unknown ): value is ComponentType< TaskScreenProps > {
	return typeof value === 'function' || ( typeof value === 'object' && value !== null && '$$typeof' in value );
}

function toScreen( container: unknown, props: TaskScreenProps ): ReactElement | null {
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

/** The screen of a task that no slot fills: one of ours, else the container of a task from JavaScript. */
export function TaskContent( { task, query, onComplete, OwnScreen, missing }: TaskContentProps ): ReactElement {
	if ( ! task ) {
		return <>{ missing }</>;
	}
	const props = { task, query, onComplete };
	if ( OwnScreen ) {
		return <OwnScreen { ...props } />;
	}
	const screen = toScreen( containerOf( task ), props );
	return screen ? (
		<Guard name={ `container of task ${ task.id }` } fallback={ missing }>
			{ screen }
		</Guard>
	) : (
		<>{ missing }</>
	);
}
