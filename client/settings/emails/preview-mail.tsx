import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { InlineError, SectionError, Spinner } from '@store-admin/components';
import type { ApiError } from '@store-admin/data';
import { describeError } from '../../shared/remote/describe-error';
import { describePreviewError } from './describe-preview-error';
import { fieldValue, useFieldChanges } from './form-fields';
import { PreviewFrame } from './preview-frame';
import type { PreviewHook } from './use-preview';

const NAME = 'woocommerce_email_from_name';
const ADDRESS = 'woocommerce_email_from_address';
const SENDER = [ NAME, ADDRESS ];

function describeMissingSubject( error: ApiError ): string {
	/* translators: %s: why, a sentence. */
	return sprintf( __( 'The subject could not be loaded. %s', 'store-admin' ), describePreviewError( error ) );
}

/** The example email as a mail program shows it: subject, sender and text. */
export function PreviewMail( { page, subject, subjectError, isLoading, error, reload }: PreviewHook ): ReactElement {
	useFieldChanges( SENDER );
	return (
		<div className="store-admin-email-preview__mail" aria-busy={ isLoading }>
			<div className="store-admin-email-preview__head">
				{ /* A failure of the email itself is shown below, and its button loads both. */ }
				{ subjectError && ! error ? (
					<InlineError message={ describeMissingSubject( subjectError ) } onRetry={ reload } />
				) : (
					<p className="store-admin-email-preview__subject" dir="auto">
						{ subject ?? '\u00a0' }
					</p>
				) }
				<p className="store-admin-email-preview__sender">
					<strong dir="auto">{ fieldValue( NAME ) }</strong> <span dir="ltr">{ `<${ fieldValue( ADDRESS ) }>` }</span>
				</p>
			</div>
			<div className="store-admin-email-preview__body">
				{ isLoading && <Spinner label={ __( 'Loading the email…', 'store-admin' ) } /> }
				{ error && (
					<SectionError
						title={ __( 'The email cannot be previewed.', 'store-admin' ) }
						message={ describePreviewError( error ) }
						detail={ describeError( error ).detail }
						onRetry={ reload }
					/>
				) }
				{ page !== undefined && <PreviewFrame page={ page } /> }
			</div>
		</div>
	);
}
