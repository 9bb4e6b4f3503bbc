import { useCallback, useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { currentPage, useFeedback, useNotices } from '@store-admin/data';
import { thanksNotice } from '../../shared/feedback/thanks-notice';
import { recordEvent } from '../../shared/record-event';
import { takeExitPage } from './exit-pages';
import { exitPageOf } from './exit-place';
import { exitQuestion } from './exit-question';
import { questionOfSurvey, type Question } from './survey';
import { watchExit } from './watch-exit';

// A failure is not shown to the person: at worst the same question is offered again.
const ignore = () => {};

/** Offers a question in a notice, and saves that it was offered. */
function useOffer( ask: ( question: Question ) => void ): ( question: Question ) => void {
	const { rememberAction } = useFeedback();
	const { createNotice } = useNotices();
	return useCallback(
		( question ) => {
			recordEvent( 'ces_snackbar_view', { ...question.properties, action: question.action } );
			void createNotice( 'info', question.title, {
				id: `store-admin-feedback-${ question.action }`,
				type: 'snackbar',
				explicitDismiss: true,
				actions: [ { label: __( 'Give feedback', 'woocommerce' ), onClick: () => ask( question ) } ],
			} );
			rememberAction( question.action ).catch( ignore );
		},
		[ createNotice, rememberAction, ask ]
	);
}

/** Offers the queued questions of this page once, and removes them from the queue. */
export function useQueuedOffers( ask: ( question: Question ) => void ): void {
	const { surveys, forgetSurveys } = useFeedback();
	const offer = useOffer( ask );
	const offered = useRef( new Set< string >() );
	useEffect( () => {
		const questions = surveys.flatMap( ( survey ) => questionOfSurvey( survey ) ?? [] );
		const news = questions.filter( ( { action } ) => ! offered.current.has( action ) );
		if ( news.length === 0 ) {
			return;
		}
		for ( const question of news ) {
			offered.current.add( question.action );
			offer( question );
		}
		forgetSurveys().catch( ignore );
	}, [ surveys, forgetSurveys, offer ] );
}

/** Offers a question about a classic screen that was left with unsaved input, once, on the next page. */
export function useExitOffer( ask: ( question: Question ) => void ): void {
	const { wasAsked } = useFeedback();
	const offer = useOffer( ask );
	useEffect( () => {
		const { search } = window.location;
		const page = exitPageOf( currentPage(), search );
		const question = exitQuestion( takeExitPage( page ) ?? '' );
		if ( question ) {
			wasAsked( question.action ).then( ( was ) => ( was ? undefined : offer( question ) ), ignore );
		}
		return watchExit( page, search );
	}, [ wasAsked, offer ] );
}

/** The question that an extension opened through the public store, and how it is closed. */
export function useOpenedModal(): Pick< ReturnType< typeof useFeedback >, 'modal' | 'hideModal' > {
	return useFeedback();
}

/** Thanks for an answer: in the survey's own text if it has one. */
export function useThanks(): ( text?: string ) => void {
	const { createNotice } = useNotices();
	return useCallback( ( text ) => void createNotice( ...thanksNotice( text ) ), [ createNotice ] );
}
