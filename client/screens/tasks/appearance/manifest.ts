import type { TaskManifest } from '../../../shared/screen-manifest';

export const appearanceManifest = { task: 'appearance', chunk: 'task-appearance', facts: [] } as const satisfies TaskManifest;
