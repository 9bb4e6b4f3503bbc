import { useId, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog, ScaleField } from '@store-admin/components';
import './style.scss';

export interface Feedback {
	/** 1 (strongly disagree) to 5 (strongly agree). */
	readonly score: number;
	/** Undefined when there is no second statement. */
	readonly secondScore: number | undefined;
	readonly comments: string;
}

export interface FeedbackDialogProps {
	readonly title: string;
	readonly description?: string | undefined;
	/** The two statements that the person rates. */
	readonly firstQuestion: string;
	readonly secondQuestion?: string | undefined;
	/** The rating of the first statement when it was given before the dialog opened. */
	readonly firstScore?: number | undefined;
	readonly onShare: ( feedback: Feedback ) => void;
	readonly onClose: () => void;
}

function steps(): readonly string[] {
	return [
		__( 'Strongly disagree', 'woocommerce' ),
		__( 'Disagree', 'woocommerce' ),
		__( 'Neutral', 'woocommerce' ),
		__( 'Agree', 'woocommerce' ),
		__( 'Strongly agree', 'woocommerce' ),
	];
}

/** Asks to rate two statements and to comment. It can be sent when all statements are rated. */
export function FeedbackDialog( {
	title,
	description,
	firstQuestion,
	secondQuestion,
	firstScore,
	onShare,
	onClose,
}: FeedbackDialogProps ): ReactElement {
	const commentId = useId();
	const [ score, setScore ] = useState( firstScore );
	const [ secondScore, setSecondScore ] = useState< number | undefined >();
	const [ comments, setComments ] = useState( '' );
	const [ wasTried, setWasTried ] = useState( false );
	const isMissing = score === undefined || ( Boolean( secondQuestion ) && secondScore === undefined );
	const handleShare = () => {
		setWasTried( true );
		if ( score !== undefined && ! isMissing ) {
			onShare( { score, secondScore, comments: comments.trim() } );
		}
	};
	return (
		<Dialog
			title={ title }
			size="wide"
			error={ wasTried && isMissing ? __( 'Choose an answer for each statement.', 'store-admin' ) : undefined }
			onClose={ onClose }
			actions={
				<>
					<Button variant="quiet" onClick={ onClose }>
						{ __( 'Cancel', 'woocommerce' ) }
					</Button>
					<Button variant="primary" onClick={ handleShare }>
						{ __( 'Share', 'woocommerce' ) }
					</Button>
				</>
			}
		>
			{ description && <p>{ description }</p> }
			<ScaleField label={ firstQuestion } steps={ steps() } value={ score } onChange={ setScore } />
			{ secondQuestion && (
				<ScaleField label={ secondQuestion } steps={ steps() } value={ secondScore } onChange={ setSecondScore } />
			) }
			<div className="store-admin-feedback__comments">
				<label htmlFor={ commentId }>{ __( 'Anything you would like to add? (optional)', 'store-admin' ) }</label>
				<textarea id={ commentId } rows={ 3 } value={ comments } onChange={ ( event ) => setComments( event.target.value ) } />
			</div>
		</Dialog>
	);
}
