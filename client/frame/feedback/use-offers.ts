import { useCallback, useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useFeedback, useNotices } from '@store-admin/data';
import { recordEvent } from '../../shared/record-event';
import { takeExitPage } from './exit-pages';
import { currentExitPage } from './exit-place';
import { exitQuestion } from './exit-question';
import { questionOfSurvey, type Question } from './survey';
import { watchExit } from './watch-exit';

// Nothing here is worth a word to the person: at worst the same question is offered again.
const ignore = () => {};

/** Offers a question in a notice, and remembers that it was. */
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

/** Offers the questions that wait for this page, once; they leave the queue as soon as they were offered. */
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

/** Asks about a classic screen that was left in the middle of something, once, on the next page. */
export function useExitOffer( ask: ( question: Question ) => void ): void {
	const { wasAsked } = useFeedback();
	const offer = useOffer( ask );
	useEffect( () => {
		const { search } = window.location;
		const question = exitQuestion( takeExitPage( currentExitPage( search ) ) ?? '' );
		if ( question ) {
			wasAsked( question.action ).then( ( was ) => ( was ? undefined : offer( question ) ), ignore );
		}
		return watchExit( search );
	}, [ wasAsked, offer ] );
}
