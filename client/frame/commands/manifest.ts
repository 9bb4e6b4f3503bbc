import type { FrameManifest } from '../../shared/screen-manifest';

export const commandsManifest = { facts: [ 'manageStock' ] } as const satisfies FrameManifest;
