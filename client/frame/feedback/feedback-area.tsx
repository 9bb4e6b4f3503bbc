import { useState, type ReactElement } from 'react';
import { useFeedback } from '@store-admin/data';
import { FeedbackDialog, type Feedback } from '../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../shared/feedback/record-feedback';
import { questionOfModal, type Question } from './survey';
import { useExitOffer, useQueuedOffers } from './use-offers';
import { useThanks } from './use-thanks';

/** Questions about the store: those that wait for this page, about a screen that was left, and the one that an extension opened. */
export function FeedbackArea(): ReactElement | null {
	const [ asked, setAsked ] = useState< Question | undefined >();
	const { modal, hideModal } = useFeedback();
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
	return <FeedbackDialog { ...{ title, description, firstQuestion, secondQuestion } } onShare={ handleShare } onClose={ close } />;
}
