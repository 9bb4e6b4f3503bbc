import type { TaskScreens } from '../../shared/task-screens';

/** The screens of the set-up tasks. A fill of an extension for the same task takes precedence. */
export const taskScreens: TaskScreens = {};
