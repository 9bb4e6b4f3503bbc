import type { TaskManifest } from '../../../../shared/screen-manifest';

export const wooPaymentsManifest = { task: 'woocommerce-payments', chunk: 'task-woopayments', facts: [] } as const satisfies TaskManifest;
