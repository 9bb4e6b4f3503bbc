import type { FrameManifest } from '../../shared/screen-manifest';

export const productFeedbackManifest = { facts: [ 'isTrackingAllowed' ] } as const satisfies FrameManifest;
