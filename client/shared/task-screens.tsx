import { createContext, useContext, type ComponentType } from 'react';
import type { Task } from '@store-admin/data';
import type { Query } from '@store-admin/navigation';

/** What the screen of a task is given; the same as the fill of a third party gets in the task's slot. */
export interface TaskScreenProps {
	readonly task: Task;
	readonly query: Query;
	/** Marks the task as done and leaves for `redirectPath`, or Home. */
	readonly onComplete: ( options?: { readonly redirectPath?: string } ) => void;
}

/** Screens of tasks that this product brings, by task id. */
export type TaskScreens = Readonly< Record< string, ComponentType< TaskScreenProps > > >;

/** Filled by the app, so that Home can show the screen of a task without knowing any. */
export const TaskScreensContext = createContext< TaskScreens >( {} );

/** The screen of our own for a task, if there is one. */
export function useTaskScreen( id: string ): ComponentType< TaskScreenProps > | undefined {
	const screens = useContext( TaskScreensContext );
	return Object.hasOwn( screens, id ) ? screens[ id ] : undefined;
}
