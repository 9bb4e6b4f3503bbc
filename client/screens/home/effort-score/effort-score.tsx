import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { Feedback } from '../../../shared/feedback/feedback-dialog';
import { FeedbackDialog } from '../../../shared/feedback/lazy-feedback-dialog';
import { useEffortScore } from './use-effort-score';
import './style.scss';

const THANKS_AFTER_MS = 1200;
/** From this score on the dialog does not ask for reasons. */
const GOOD_SCORE = 3;

function faces(): readonly { readonly score: number; readonly face: string; readonly label: string }[] {
	return [
		{ score: 1, face: '😞', label: __( 'Very difficult', 'woocommerce' ) },
		{ score: 2, face: '🙁', label: __( 'Somewhat difficult', 'woocommerce' ) },
		{ score: 3, face: '😑', label: __( 'Neutral', 'woocommerce' ) },
		{ score: 4, face: '🙂', label: __( 'Somewhat easy', 'woocommerce' ) },
		{ score: 5, face: '😍', label: __( 'Very easy', 'woocommerce' ) },
	];
}

/** Asks the owner once how easy the set-up was. A low score opens a dialog that asks for the reasons. */
export function EffortScore(): ReactElement | null {
	const { isAsked, send } = useEffortScore();
	const [ chosen, setChosen ] = useState< number | null >( null );
	const [ step, setStep ] = useState< 'asking' | 'explaining' | 'sent' | 'thanked' >( 'asking' );
	useEffect( () => {
		if ( step !== 'sent' ) {
			return undefined;
		}
		const timer = setTimeout( () => setStep( 'thanked' ), THANKS_AFTER_MS );
		return () => clearTimeout( timer );
	}, [ step ] );

	if ( ! isAsked ) {
		return null;
	}
	const submit = ( feedback: Feedback ) => {
		send( feedback );
		setStep( 'sent' );
	};
	const handleChoice = ( score: number ) => {
		setChosen( score );
		if ( score >= GOOD_SCORE ) {
			submit( { score, secondScore: undefined, comments: '' } );
		} else {
			setStep( 'explaining' );
		}
	};
	return (
		<div className="store-admin-effort" role="group" aria-label={ __( 'How was your experience?', 'woocommerce' ) }>
			<p className="store-admin-effort__question" role="status">
				{ step === 'thanked'
					? __( 'We appreciate your feedback!', 'woocommerce' )
					: __( 'How was your experience?', 'woocommerce' ) }
			</p>
			{ step !== 'thanked' && (
				<div className="store-admin-effort__faces">
					{ faces().map( ( { score, face, label } ) => (
						<button
							key={ score }
							type="button"
							className="store-admin-effort__face"
							aria-label={ label }
							title={ label }
							aria-pressed={ score === chosen }
							disabled={ step === 'sent' }
							onClick={ () => handleChoice( score ) }
						>
							{ face }
						</button>
					) ) }
				</div>
			) }
			{ step === 'explaining' && (
				<Suspense fallback={ null }>
					<FeedbackDialog
						title={ __( 'How was your experience?', 'woocommerce' ) }
						firstQuestion={ __( 'The store setup is easy to complete.', 'woocommerce' ) }
						secondQuestion={ __( 'The store setup meets my needs.', 'store-admin' ) }
						firstScore={ chosen ?? undefined }
						onShare={ submit }
						onClose={ () => {
							setChosen( null );
							setStep( 'asking' );
						} }
					/>
				</Suspense>
			) }
		</div>
	);
}
