import type { FrameManifest, Preload } from '../../shared/screen-manifest';

export const headerManifest = {
	facts: [ 'hasReminderBar', 'hasUnreadNotes', 'isSetupOver' ],
} as const satisfies FrameManifest;

/** Of the account menu, which only Home shows. */
export const accountManifest = { facts: [ 'account' ], isAppOnly: true } as const satisfies FrameManifest;

/** The progress of the set-up, which the header of every page of the app shows until all is done. The host needs long to compute it. */
export const preloads: readonly Preload[] = [
	{ path: '/wc-admin/onboarding/tasks', when: [ '!isSetupOver' ], can: [ 'manage_woocommerce' ], isLate: true },
];
