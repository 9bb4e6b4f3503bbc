import type { FrameManifest } from '../../shared/screen-manifest';

export const productFeedbackManifest = { facts: [ 'asksOpinions' ] } as const satisfies FrameManifest;
