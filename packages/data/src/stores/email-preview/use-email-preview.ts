import { fetchPreviewSubject, loadPreviewPage, savePreviewValue, sendTestEmail } from '@store-admin/api';

const REQUESTS = { fetchPreviewSubject, loadPreviewPage, savePreviewValue, sendTestEmail };

/** The requests for previews of emails. */
export type EmailPreviewRequests = typeof REQUESTS;

/**
 * Shows and sends example emails.
 *
 * @return Functions that reject with an ApiError. They are the same in each render.
 */
export function useEmailPreview(): EmailPreviewRequests {
	return REQUESTS;
}
