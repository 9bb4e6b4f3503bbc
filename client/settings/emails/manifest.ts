import type { IslandManifest } from '../../shared/screen-manifest';

export const emailsManifest = {
	places: [ 'wc_settings_email_color_palette_slotfill', 'wc_settings_email_image_url_slotfill', 'wc_settings_email_preview_slotfill' ],
	chunk: 'settings-emails',
	facts: [ 'emailPreviewNonce', 'asksOpinions' ],
} as const satisfies IslandManifest;
