import { Suspense, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { FeedbackDialog } from '../../shared/feedback/lazy-feedback-dialog';
import type { Feedback } from '../../shared/feedback/feedback-dialog';

interface PreviewFeedbackProps {
	readonly onShare: ( feedback: Feedback ) => void;
}

/** Asks for an opinion about the settings of the emails, below their preview. */
export function PreviewFeedback( { onShare }: PreviewFeedbackProps ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<p className="store-admin-email-preview__feedback">
			<Button variant="quiet" onClick={ () => setIsOpen( true ) }>
				{ __( 'Help us improve', 'woocommerce' ) }
			</Button>
			{ isOpen &&
				// Outside of the classic form, whose fields its own are not.
				createPortal(
					<Suspense fallback={ null }>
						<FeedbackDialog
							title={ __( 'Share your experience', 'woocommerce' ) }
							firstQuestion={ __( 'I am able to customize my email designs to match my store’s brand.', 'woocommerce' ) }
							onShare={ ( feedback ) => {
								setIsOpen( false );
								onShare( feedback );
							} }
							onClose={ () => setIsOpen( false ) }
						/>
					</Suspense>,
					document.body
				) }
		</p>
	);
}
