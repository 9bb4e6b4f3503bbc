import type { AppManifest, FrameManifest } from '../shared/screen-manifest';

/** What every page of the app reads first. */
export const appManifest = {
	chunk: 'store-work',
	options: [ 'woocommerce_task_list_reminder_bar_hidden', 'woocommerce_admin_transient_notices_queue' ],
	preloads: [ { path: '/wp/v2/users/me', query: { context: 'edit' } } ],
	facts: [],
} as const satisfies AppManifest;

/** What classic pages of the host need beside what the frame needs everywhere. */
export const embedManifest = { facts: [ 'breadcrumbs' ] } as const satisfies FrameManifest;
