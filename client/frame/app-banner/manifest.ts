import type { FrameManifest } from '../../shared/screen-manifest';

export const bannerManifest = { facts: [ 'showsSuggestions' ] } as const satisfies FrameManifest;
