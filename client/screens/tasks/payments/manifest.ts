import type { TaskManifest } from '../../../shared/screen-manifest';

export const paymentsManifest = { task: 'payments', chunk: 'task-payments', facts: [] } as const satisfies TaskManifest;
