import type { FrameManifest } from '../../shared/screen-manifest';

export const panelsManifest = {
	facts: [ 'actionableStatuses', 'isQuiet', 'isSetupOver', 'manageStock', 'reviewsEnabled' ],
} as const satisfies FrameManifest;
