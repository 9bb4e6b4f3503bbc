import { createContext, useContext, type ComponentType } from 'react';
import type { Task } from '@store-admin/data';
import type { Query } from '@store-admin/navigation';

/** The props of a task's screen. Fills of extensions in the task's slot get the same. */
export interface TaskScreenProps {
	readonly task: Task;
	readonly query: Query;
	/** Marks the task as complete and opens `redirectPath`, or Home. */
	readonly onComplete: ( options?: { readonly redirectPath?: string } ) => void;
}

/** Our own screens of tasks, by task id. */
export type TaskScreens = Readonly< Record< string, ComponentType< TaskScreenProps > > >;

/** The app provides the screens, so that Home can show them without importing them. */
export const TaskScreensContext = createContext< TaskScreens >( {} );

/** Our own screen of a task, if there is one. */
export function useTaskScreen( id: string ): ComponentType< TaskScreenProps > | undefined {
	const screens = useContext( TaskScreensContext );
	return Object.hasOwn( screens, id ) ? screens[ id ] : undefined;
}
