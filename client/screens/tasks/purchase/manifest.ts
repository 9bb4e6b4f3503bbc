import type { TaskManifest } from '../../../shared/screen-manifest';

export const purchaseManifest = { task: 'purchase', chunk: 'task-purchase', facts: [ 'showsSuggestions' ] } as const satisfies TaskManifest;
