import { useCallback } from 'react';
import { useNotices } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import type { Feedback } from '../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../shared/feedback/record-feedback';
import { thanksNotice } from '../../shared/feedback/thanks-notice';
import { productFeedbackManifest } from './manifest';

const ACTION = 'new_product';

export interface ProductFeedbackHook {
	/** Whether an answer can be sent at all. */
	readonly asksOpinions: boolean;
	/** Sends an answer and says thanks. */
	readonly send: ( feedback: Feedback ) => void;
}

/** State and actions for the questions about the product editor. */
export function useProductFeedback(): ProductFeedbackHook {
	const { createNotice } = useNotices();
	const send = useCallback(
		( feedback: Feedback ) => {
			recordFeedback( ACTION, feedback );
			void createNotice( ...thanksNotice() );
		},
		[ createNotice ]
	);
	return { asksOpinions: getFacts( productFeedbackManifest ).asksOpinions, send };
}
