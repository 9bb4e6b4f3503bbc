import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Dialog } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import type { Feedback } from '../../shared/feedback/feedback-dialog';
import { FeedbackDialog } from '../../shared/feedback/lazy-feedback-dialog';
import { useProductFeedback } from './use-product-feedback';

const SETTINGS = 'admin.php?page=wc-settings&tab=advanced&section=woocommerce_com';

/** Asks about the classic product editor. Where tracking is off it says so, since an answer could not be sent. */
export function ProductFeedback( { onClose }: { readonly onClose: () => void } ): ReactElement {
	const { asksOpinions, send } = useProductFeedback();
	const title = __( "How's your experience with the product editor?", 'woocommerce' );
	const handleShare = ( feedback: Feedback ) => {
		send( feedback );
		onClose();
	};
	if ( ! asksOpinions ) {
		return (
			<Dialog title={ title } onClose={ onClose }>
				<p>{ __( 'Your store does not share usage data, so an answer could not be sent.', 'store-admin' ) }</p>
				<p>
					<Link href={ SETTINGS }>{ __( 'Change what your store shares', 'store-admin' ) }</Link>
				</p>
			</Dialog>
		);
	}
	return (
		<Suspense fallback={ null }>
			<FeedbackDialog
				title={ title }
				firstQuestion={ __( 'The product editing screen is easy to use', 'woocommerce' ) }
				secondQuestion={ __( "The product editing screen's functionality meets my needs", 'woocommerce' ) }
				onShare={ handleShare }
				onClose={ onClose }
			/>
		</Suspense>
	);
}
