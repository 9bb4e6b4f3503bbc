import type { FrameManifest } from '../../shared/screen-manifest';

export const headerManifest = {
	facts: [ 'account', 'hasReminderBar', 'hasUnreadNotes', 'isSetupOver' ],
} as const satisfies FrameManifest;
