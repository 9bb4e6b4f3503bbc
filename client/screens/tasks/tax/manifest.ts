import type { TaskManifest } from '../../../shared/screen-manifest';

export const taxManifest = { task: 'tax', chunk: 'task-tax', facts: [ 'showsSuggestions' ] } as const satisfies TaskManifest;
