import { Suspense, useState, type ReactElement } from 'react';
import type { Feedback } from '../../shared/feedback/feedback-dialog';
import { FeedbackDialog } from '../../shared/feedback/lazy-feedback-dialog';
import { recordFeedback } from '../../shared/feedback/record-feedback';
import { questionOfModal, type Question } from './survey';
import { useExitOffer, useOpenedModal, useQueuedOffers, useThanks } from './use-feedback';

/** The questions of this page: queued ones, one about a screen that was left, and one that an extension opened. */
export function FeedbackArea(): ReactElement | null {
	const [ asked, setAsked ] = useState< Question | undefined >();
	const { modal, hideModal } = useOpenedModal();
	const thank = useThanks();
	useQueuedOffers( setAsked );
	useExitOffer( setAsked );
	const opened = modal ? questionOfModal( modal ) : undefined;
	const question = asked ?? opened;
	if ( ! question ) {
		return null;
	}
	const close = () => {
		setAsked( undefined );
		if ( ! asked ) {
			hideModal();
		}
	};
	const handleShare = ( feedback: Feedback ) => {
		recordFeedback( question.action, feedback, question.properties );
		thank( question.thanks );
		close();
	};
	const { title, description, firstQuestion, secondQuestion } = question;
	return (
		<Suspense fallback={ null }>
			<FeedbackDialog { ...{ title, description, firstQuestion, secondQuestion } } onShare={ handleShare } onClose={ close } />
		</Suspense>
	);
}
