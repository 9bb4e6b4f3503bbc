import type { FrameManifest } from '../../shared/screen-manifest';

export const headerManifest = {
	facts: [ 'hasReminderBar', 'hasUnreadNotes', 'isSetupOver' ],
} as const satisfies FrameManifest;

/** Of the account menu, which only Home shows. */
export const accountManifest = { facts: [ 'account' ], isAppOnly: true } as const satisfies FrameManifest;
