import type { TaskManifest } from '../../../shared/screen-manifest';

export const productsManifest = { task: 'products', chunk: 'task-products', facts: [ 'showsSuggestions' ] } as const satisfies TaskManifest;
