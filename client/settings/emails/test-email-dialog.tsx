import { useState, type FormEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Dialog, InlineError, TextField } from '@store-admin/components';
import type { ApiError } from '@store-admin/data';
import { failedWriteReason } from '../../shared/write/describe-failed-write';
import { DescribedWriteError } from '../../shared/write/described-write-error';
import { useAttempt } from '../../shared/write/use-attempt';
import { describePreviewError } from './describe-preview-error';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface TestEmailDialogProps {
	/** Sends the email; resolves to what the host says about it. */
	readonly onSend: ( address: string ) => Promise< string >;
	readonly onClose: () => void;
}

/** That the test email was not sent, and why. The host's message about an invalid address names the field. */
function describeUnsent( error: ApiError ): string {
	/* translators: %s: why, a sentence. */
	const text = __( 'The test email was not sent. %s', 'store-admin' );
	return sprintf( text, error.fieldErrors[ 'email' ] ?? describePreviewError( error, failedWriteReason( error ) ) );
}

/** Sends an example email. The dialog is outside the form around it, so that Enter sends the email instead of saving the settings. */
export function TestEmailDialog( { onSend, onClose }: TestEmailDialogProps ): ReactElement {
	const [ address, setAddress ] = useState( '' );
	const [ sent, setSent ] = useState( '' );
	const { attempt, isBusy, failure, clearFailure } = useAttempt();
	const isValid = ADDRESS.test( address.trim() );
	const send = async () => {
		try {
			setSent( await onSend( address.trim() ) );
		} catch ( thrown ) {
			throw new DescribedWriteError( describeUnsent( thrown as ApiError ) );
		}
	};
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( isValid ) {
			setSent( '' );
			void attempt( { problem: '', write: send } );
		}
	};
	const handleChange = ( next: string ) => {
		setAddress( next );
		setSent( '' );
		clearFailure();
	};
	return createPortal(
		<Dialog title={ __( 'Send a test email', 'woocommerce' ) } onClose={ onClose }>
			<form className="store-admin-test-email" noValidate onSubmit={ handleSubmit }>
				<TextField
					label={ __( 'Send to', 'store-admin' ) }
					help={ __( 'The email has made-up contents and your changes, also those that are not saved yet.', 'store-admin' ) }
					type="email"
					autoComplete="email"
					direction="ltr"
					value={ address }
					onChange={ handleChange }
				/>
				<div role="status">{ sent !== '' && <p className="store-admin-test-email__sent">{ sent }</p> }</div>
				{ failure && <InlineError message={ failure.message } /> }
				<div className="store-admin-test-email__actions">
					<Button variant="quiet" onClick={ onClose }>
						{ sent === '' ? __( 'Cancel', 'woocommerce' ) : __( 'Close', 'woocommerce' ) }
					</Button>
					<Button type="submit" variant="primary" isBusy={ isBusy } isDisabled={ ! isValid }>
						{ __( 'Send test email', 'store-admin' ) }
					</Button>
				</div>
			</form>
		</Dialog>,
		document.body
	);
}
