import type { IslandManifest } from '../../shared/screen-manifest';

/** The place that the host prints among its notices after its newer emails were switched off. */
export const emailFeedbackManifest = {
	places: [ 'wc_settings_features_email_feedback_slotfill' ],
	chunk: 'settings-email-feedback',
	facts: [ 'asksOpinions' ],
} as const satisfies IslandManifest;
