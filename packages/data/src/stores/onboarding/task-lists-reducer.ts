import type { TaskList } from '@store-admin/api';
import { applyEdits, isOutdated, nextTick, type TaskEdit } from './task-edits';

export interface TaskListsState {
	/** As the server sent them. */
	readonly served: readonly TaskList[];
	readonly edits: readonly TaskEdit[];
	/** What selectors give: `served` with `edits` on top. */
	readonly shown: readonly TaskList[];
	readonly isLoaded: boolean;
}

interface AddEditAction {
	readonly type: 'ADD_TASK_EDIT';
	readonly edit: TaskEdit;
}

export type TaskListsAction =
	| AddEditAction
	| { readonly type: 'RECEIVE_TASK_LISTS'; readonly lists: readonly TaskList[]; readonly askedAt: number }
	| {
			readonly type: 'CONFIRM_TASK_EDIT';
			readonly id: number;
			readonly changes: TaskEdit[ 'changes' ];
			readonly at: number;
	  }
	| { readonly type: 'DROP_TASK_EDIT'; readonly id: number };

const EMPTY: TaskListsState = { served: [], edits: [], shown: [], isLoaded: false };

/** Puts the lists of an answer in; `askedAt` is the tick before the request was sent. */
export function receiveTaskLists( lists: readonly TaskList[], askedAt: number ): TaskListsAction {
	return { type: 'RECEIVE_TASK_LISTS', lists, askedAt };
}

/** Changes a task or list at once. */
export function addEdit( edit: Omit< TaskEdit, 'id' | 'at' > ): AddEditAction {
	const id = nextTick();
	return { type: 'ADD_TASK_EDIT', edit: { ...edit, id, at: id } };
}

/** The server has carried the edit out; its answer may add to it. */
export function confirmEdit( id: number, changes: TaskEdit[ 'changes' ] ): TaskListsAction {
	return { type: 'CONFIRM_TASK_EDIT', id, changes, at: nextTick() };
}

/** The server refused; what it said last shows again. */
export function dropEdit( id: number ): TaskListsAction {
	return { type: 'DROP_TASK_EDIT', id };
}

function withEdits( state: TaskListsState, edits: readonly TaskEdit[], served = state.served ): TaskListsState {
	return { ...state, served, edits, shown: applyEdits( served, edits ) };
}

export function taskListsReducer( state: TaskListsState = EMPTY, action: TaskListsAction ): TaskListsState {
	switch ( action.type ) {
		case 'RECEIVE_TASK_LISTS': {
			const newer = state.edits.filter( ( edit ) => ! isOutdated( edit, action.lists, action.askedAt ) );
			return { ...withEdits( state, newer, action.lists ), isLoaded: true };
		}
		case 'ADD_TASK_EDIT':
			return withEdits( state, [ ...state.edits, action.edit ] );
		case 'CONFIRM_TASK_EDIT':
			return withEdits(
				state,
				state.edits.map( ( edit ) =>
					edit.id === action.id ? { ...edit, at: action.at, changes: { ...edit.changes, ...action.changes } } : edit
				)
			);
		case 'DROP_TASK_EDIT':
			return withEdits(
				state,
				state.edits.filter( ( edit ) => edit.id !== action.id )
			);
		default:
			return state;
	}
}
