import type { Preload, TaskManifest } from '../../../shared/screen-manifest';

export const productsManifest = { task: 'products', chunk: 'task-products', facts: [ 'showsSuggestions' ] } as const satisfies TaskManifest;

export const preloads: readonly Preload[] = [ { path: '/wc-admin/onboarding/profile' } ];
