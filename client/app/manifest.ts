import type { AppManifest, FrameManifest, Preload } from '../shared/screen-manifest';

/** What every page of the app requests first. */
export const appManifest = {
	chunk: 'store-work',
	options: [ 'woocommerce_task_list_reminder_bar_hidden', 'woocommerce_admin_transient_notices_queue' ],
	facts: [],
} as const satisfies AppManifest;

export const preloads: readonly Preload[] = [ { path: '/wp/v2/users/me', query: { context: 'edit' } } ];

/** What classic pages of the host need beside what the frame needs everywhere. */
export const embedManifest = { facts: [ 'breadcrumbs' ] } as const satisfies FrameManifest;
