import { useEffect, useRef, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { useFeedback, useNotices } from '@store-admin/data';
import { FeedbackDialog, type Feedback } from '../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../shared/feedback/record-feedback';
import { recordEvent } from '../../shared/record-event';
import { questionOfModal, questionOfSurvey, type Question } from './survey';
import { useThanks } from './use-thanks';

/** Offers the questions that wait for this page, once; they leave the queue as soon as they were offered. */
function useOffers( ask: ( question: Question ) => void ): void {
	const { surveys, forgetSurveys, rememberAction } = useFeedback();
	const { createNotice } = useNotices();
	const offered = useRef( new Set< string >() );
	useEffect( () => {
		const questions = surveys.flatMap( ( survey ) => questionOfSurvey( survey ) ?? [] );
		const news = questions.filter( ( { action } ) => ! offered.current.has( action ) );
		if ( news.length === 0 ) {
			return;
		}
		// Neither is worth a word to the person: at worst the same question is offered again.
		const ignore = () => {};
		for ( const question of news ) {
			offered.current.add( question.action );
			recordEvent( 'ces_snackbar_view', { ...question.properties, action: question.action } );
			void createNotice( 'info', question.title, {
				id: `store-admin-feedback-${ question.action }`,
				type: 'snackbar',
				explicitDismiss: true,
				actions: [ { label: __( 'Give feedback', 'woocommerce' ), onClick: () => ask( question ) } ],
			} );
			rememberAction( question.action ).catch( ignore );
		}
		forgetSurveys().catch( ignore );
	}, [ surveys, forgetSurveys, rememberAction, createNotice, ask ] );
}

/** Questions about the store: those that wait for this page, and the one that an extension opened. */
export function FeedbackArea(): ReactElement | null {
	const [ asked, setAsked ] = useState< Question | undefined >();
	const { modal, hideModal } = useFeedback();
	const thank = useThanks();
	useOffers( setAsked );
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
