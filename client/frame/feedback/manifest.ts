import type { FrameManifest } from '../../shared/screen-manifest';

export const feedbackManifest = {
	preloads: [ { path: '/wc-admin/options', query: { options: 'woocommerce_ces_tracks_queue' }, when: [ 'isTrackingAllowed' ] } ],
	facts: [ 'isTrackingAllowed' ],
} as const satisfies FrameManifest;
