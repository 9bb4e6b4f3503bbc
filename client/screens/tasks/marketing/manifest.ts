import type { TaskManifest } from '../../../shared/screen-manifest';

export const marketingManifest = {
	task: 'marketing',
	chunk: 'task-marketing',
	facts: [ 'showsSuggestions' ],
} as const satisfies TaskManifest;
