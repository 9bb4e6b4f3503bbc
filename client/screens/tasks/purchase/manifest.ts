import type { Preload, TaskManifest } from '../../../shared/screen-manifest';

export const purchaseManifest = { task: 'purchase', chunk: 'task-purchase', facts: [ 'showsSuggestions' ] } as const satisfies TaskManifest;

export const preloads: readonly Preload[] = [ { path: '/wc-admin/onboarding/profile' } ];
