import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog, ScaleField, TextAreaField } from '@store-admin/components';
import type { FieldDescription } from '../form/field-description';
import { useForm } from '../form/use-form';
import { UnsavedInputDialog } from '../unsaved-input/unsaved-input-dialog';
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

interface FeedbackValues {
	readonly [ id: string ]: number | string;
	/** 0 while nothing is chosen. */
	readonly score: number;
	readonly secondScore: number;
	readonly comments: string;
}

const SCORES = [ 'score', 'secondScore' ] as const;

const toFeedback = ( { score, secondScore, comments }: FeedbackValues ): Feedback => ( {
	score,
	secondScore: secondScore === 0 ? undefined : secondScore,
	comments: comments.trim(),
} );

function feedbackFields( questions: readonly ( string | undefined )[] ): readonly FieldDescription< FeedbackValues >[] {
	const missing = __( 'Choose an answer.', 'store-admin' );
	return [
		...SCORES.map( ( id, index ) => ( {
			id,
			label: questions[ index ] ?? '',
			control: 'radio' as const,
			isHidden: ! questions[ index ],
			validate: ( score: number | string ) => ( score === 0 ? missing : undefined ),
		} ) ),
		{ id: 'comments', label: __( 'Anything you would like to add? (optional)', 'store-admin' ), control: 'textarea' },
	];
}

/** Asks to rate two statements and to comment. It can be sent when all statements are rated. */
export function FeedbackDialog( props: FeedbackDialogProps ): ReactElement {
	const { title, description, firstQuestion, secondQuestion, firstScore = 0, onShare, onClose } = props;
	const form = useForm< FeedbackValues >( {
		initial: { score: firstScore, secondScore: 0, comments: '' },
		fields: () => feedbackFields( [ firstQuestion, secondQuestion ] ),
		// The host's tracking gives no answer, so nothing can fail.
		save: async () => Promise.resolve(),
		problem: '',
		onSaved: ( values ) => onShare( toFeedback( values ) ),
	} );
	const { values, errors, change } = form;
	return (
		<>
			<Dialog
				title={ title }
				size="wide"
				onClose={ onClose }
				actions={
					<>
						<Button variant="quiet" onClick={ onClose }>
							{ __( 'Cancel', 'woocommerce' ) }
						</Button>
						<Button variant="primary" isBusy={ form.isBusy } onClick={ form.submit }>
							{ __( 'Share', 'woocommerce' ) }
						</Button>
					</>
				}
			>
				{ description && <p>{ description }</p> }
				<form { ...form.formProps } className="store-admin-feedback">
					{ form.fields
						.filter( ( { isHidden } ) => ! isHidden )
						.map( ( { id, label, control } ) =>
							control === 'radio' ? (
								<ScaleField
									key={ id }
									label={ label }
									steps={ steps() }
									value={ Number( values[ id ] ) || undefined }
									error={ errors[ id ] }
									onChange={ ( score ) => change( id, score ) }
								/>
							) : (
								<TextAreaField
									key={ id }
									label={ label }
									rows={ 3 }
									value={ values.comments }
									onChange={ ( comments ) => change( 'comments', comments ) }
								/>
							)
						) }
				</form>
			</Dialog>
			<UnsavedInputDialog question={ form.question } />
		</>
	);
}
