import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import type { Feedback } from '../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../shared/feedback/record-feedback';
import { thanksNotice } from '../../shared/feedback/thanks-notice';
import { emailFeedbackManifest } from './manifest';

const NOTICE = 'store-admin-email-feedback';

interface EmailFeedbackHook {
	/** Whether the user wants to answer. */
	readonly isOpen: boolean;
	readonly share: ( feedback: Feedback ) => void;
	readonly close: () => void;
}

/** Asks in a notice of the page why the newer emails were switched off. Left out where the host may not record answers. */
export function useEmailFeedback(): EmailFeedbackHook {
	const { asksOpinions } = getFacts( emailFeedbackManifest );
	const { createNotice, removeNotice } = useNotices();
	const [ isOpen, setIsOpen ] = useState( false );
	useEffect( () => {
		if ( asksOpinions ) {
			void createNotice(
				'info',
				__(
					'Thank you for trying out our new email customization features. We’d love to hear your feedback on how we could improve the experience.',
					'woocommerce'
				),
				{ id: NOTICE, actions: [ { label: __( 'Help us improve', 'woocommerce' ), onClick: () => setIsOpen( true ) } ] }
			);
		}
	}, [ asksOpinions, createNotice ] );
	return {
		isOpen,
		share: ( feedback ) => {
			recordFeedback( 'email_improvements_reverted', feedback );
			setIsOpen( false );
			void removeNotice( NOTICE );
			void createNotice( ...thanksNotice() );
		},
		close: () => setIsOpen( false ),
	};
}
