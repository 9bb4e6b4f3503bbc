import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { useCopiedText, type CopyState } from '../../shared/use-copied-text';

interface PrivateLinkProps {
	readonly link: string;
}

/** The link with which visitors see a hidden site, with a button that copies it. */
export function PrivateLink( { link }: PrivateLinkProps ): ReactElement {
	const { input, state, copy } = useCopiedText( link );
	const messages: Readonly< Record< CopyState, string > > = {
		ready: '',
		copied: __( 'Copied!', 'woocommerce' ),
		failed: __( 'The link was not copied. It is selected, so that you can copy it yourself.', 'store-admin' ),
	};
	return (
		<div className="store-admin-visibility__link">
			<input
				ref={ input }
				type="text"
				dir="ltr"
				aria-label={ __( 'Private link', 'store-admin' ) }
				value={ link }
				readOnly
				onFocus={ ( event ) => event.target.select() }
			/>
			<Button variant="link" onClick={ copy }>
				{ state === 'copied' ? messages.copied : __( 'Copy link', 'woocommerce' ) }
			</Button>
			<span role="status" className={ state === 'failed' ? undefined : 'screen-reader-text' }>
				{ messages[ state ] }
			</span>
		</div>
	);
}
