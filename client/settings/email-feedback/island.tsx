import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { FeedbackDialog } from '../../shared/feedback/lazy-feedback-dialog';
import { useEmailFeedback } from './use-email-feedback';

/** What was missing in the newer emails that were just switched off. The place is hidden among the notices, so the dialog is outside of it. */
export function EmailFeedbackIsland(): ReactElement | null {
	const { isOpen, share, close } = useEmailFeedback();
	return isOpen
		? createPortal(
				<FeedbackDialog
					title={ __( 'Help us improve', 'woocommerce' ) }
					firstQuestion={ __( 'I was able to customize my email designs to match my store’s brand.', 'woocommerce' ) }
					onShare={ share }
					onClose={ close }
				/>,
				document.body
			)
		: null;
}
