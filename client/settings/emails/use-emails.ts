import { useMemo } from 'react';
import { useEmailPreview, useNotices } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import type { Feedback } from '../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../shared/feedback/record-feedback';
import { thanksNotice } from '../../shared/feedback/thanks-notice';
import { emailsManifest } from './manifest';

/** The requests of the preview, with the nonce of this page. All but `share` reject with an ApiError. */
export interface PreviewRequests {
	/** The example email as an HTML document of unknown origin. */
	readonly loadPage: ( address: string, signal: AbortSignal ) => Promise< string >;
	readonly fetchSubject: ( type: string ) => Promise< string >;
	/** Keeps a value that is not saved yet, so that previews use it. */
	readonly keepValue: ( key: string, value: string ) => Promise< void >;
	/** Sends the example email; resolves to what the host says about it. */
	readonly sendTest: ( type: string, address: string ) => Promise< string >;
	/** Sends an opinion about the settings; undefined where the host may not record opinions. */
	readonly share: ( ( feedback: Feedback ) => void ) | undefined;
}

/** The requests of the email settings; the same object in each render. */
export function useEmails(): PreviewRequests {
	const { fetchPreviewSubject, loadPreviewPage, savePreviewValue, sendTestEmail } = useEmailPreview();
	const { emailPreviewNonce: nonce, asksOpinions } = getFacts( emailsManifest );
	const { createNotice } = useNotices();
	return useMemo(
		() => ( {
			loadPage: loadPreviewPage,
			fetchSubject: async ( type ) => fetchPreviewSubject( type, nonce ),
			keepValue: async ( key, value ) => savePreviewValue( key, value, nonce ),
			sendTest: async ( type, address ) => sendTestEmail( type, address, nonce ),
			share: asksOpinions
				? ( feedback ) => {
						recordFeedback( 'email_improvements_feedback', feedback );
						void createNotice( ...thanksNotice() );
					}
				: undefined,
		} ),
		[ fetchPreviewSubject, loadPreviewPage, savePreviewValue, sendTestEmail, nonce, asksOpinions, createNotice ]
	);
}
