import type { FrameManifest, Preload } from '../../shared/screen-manifest';

export const feedbackManifest = { facts: [ 'asksOpinions' ] } as const satisfies FrameManifest;

export const preloads: readonly Preload[] = [
	{ path: '/wc-admin/options', query: { options: 'woocommerce_ces_tracks_queue' }, when: [ 'asksOpinions' ] },
];
