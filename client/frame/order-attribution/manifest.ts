import type { FrameManifest } from '../../shared/screen-manifest';

export const orderAttributionManifest = { facts: [ 'hostVersion', 'showsSuggestions' ] } as const satisfies FrameManifest;
