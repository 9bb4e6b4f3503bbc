import { useState, type CSSProperties, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { InlineError } from '@store-admin/components';
import type { ApiError } from '@store-admin/data';
import { describePreviewError } from './describe-preview-error';
import type { PreviewPlaceData } from './place-data';
import { PreviewFeedback } from './preview-feedback';
import { PreviewMail } from './preview-mail';
import { PreviewToolbar, type Device } from './preview-toolbar';
import { TestEmailDialog } from './test-email-dialog';
import { useEmails } from './use-emails';
import { usePreview } from './use-preview';
import { useRoomBeside } from './use-room-beside';
import { useUnsavedValues } from './use-unsaved-values';

const FIRST_TYPE = 'WC_Email_Customer_Processing_Order';

function describeMissing( error: ApiError ): string {
	/* translators: %s: why, a sentence. */
	return sprintf( __( 'The preview does not have your last changes. %s', 'store-admin' ), describePreviewError( error ) );
}

interface PreviewPlaceProps extends PreviewPlaceData {
	/** Element of the preview. */
	readonly place: HTMLElement;
}

/** The preview of emails: an example of a chosen type, with the values of the form around it. */
export function PreviewPlace( { place, pageUrl, types, settingIds }: PreviewPlaceProps ): ReactElement {
	const requests = useEmails();
	const [ type, setType ] = useState( () => ( types.find( ( { value } ) => value === FIRST_TYPE ) ?? types[ 0 ] )?.value ?? '' );
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const [ isTesting, setIsTesting ] = useState( false );
	const preview = usePreview( type, pageUrl, requests );
	const { error, flush } = useUnsavedValues( settingIds, requests.keepValue, preview.reload );
	const room = useRoomBeside( place );
	const sendTest = async ( address: string ) => {
		const failed = await flush();
		if ( failed ) {
			throw failed;
		}
		return requests.sendTest( type, address );
	};
	return (
		<div
			className={ `store-admin-email-preview is-${ device }${ room === undefined ? '' : ' is-beside' }` }
			style={ { '--store-admin-email-room': `${ room ?? 0 }px` } as CSSProperties }
		>
			{ types.length > 1 && <h2 className="store-admin-email-preview__title">{ __( 'Email preview', 'woocommerce' ) }</h2> }
			<PreviewToolbar
				{ ...{ types, type, device } }
				onType={ setType }
				onDevice={ setDevice }
				onTest={ () => setIsTesting( true ) }
			/>
			{ error && <InlineError message={ describeMissing( error ) } onRetry={ () => void flush() } /> }
			<PreviewMail { ...preview } />
			{ requests.share && <PreviewFeedback onShare={ requests.share } /> }
			{ isTesting && <TestEmailDialog onSend={ sendTest } onClose={ () => setIsTesting( false ) } /> }
		</div>
	);
}
