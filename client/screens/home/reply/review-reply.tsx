import { useEffect, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, TextAreaField } from '@store-admin/components';
import { UnsavedInputDialog } from '../../../shared/unsaved-input/unsaved-input-dialog';
import { useReply, type AnsweredReview } from './use-reply';
import './style.scss';

export interface ReviewReplyProps {
	readonly review: AnsweredReview;
	/** Called with the id of the published reply. */
	readonly onPublished: ( replyId: number ) => void;
	readonly onClose: () => void;
}

/** A form below a review that replies to it. */
export function ReviewReply( { review, onPublished, onClose }: ReviewReplyProps ): ReactElement {
	const form = useReply( review, onPublished );
	const { failure } = form;
	const frame = useRef< HTMLDivElement >( null );
	useEffect( () => frame.current?.querySelector( 'textarea' )?.focus(), [] );
	return (
		<div ref={ frame }>
			<form className="store-admin-review-reply" { ...form.formProps }>
				<TextAreaField
					label={ form.fields[ 0 ]?.label ?? '' }
					value={ form.values.text }
					rows={ 3 }
					error={ form.errors[ 'text' ] }
					onChange={ ( text ) => form.change( 'text', text ) }
				/>
				{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
				<div className="store-admin-review-reply__actions">
					<Button type="submit" variant="primary" isBusy={ form.isBusy }>
						{ __( 'Approve and reply', 'store-admin' ) }
					</Button>
					<Button variant="quiet" onClick={ onClose }>
						{ __( 'Cancel', 'woocommerce' ) }
					</Button>
				</div>
			</form>
			<UnsavedInputDialog question={ form.question } />
		</div>
	);
}
