import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { useCopiedText, type CopyState } from '../../../shared/use-copied-text';

interface SiteAddressProps {
	readonly url: string;
}

/** The address of the store, to copy and to visit. */
export function SiteAddress( { url }: SiteAddressProps ): ReactElement {
	const { input, state, copy } = useCopiedText( url );
	const messages: Readonly< Record< CopyState, string > > = {
		ready: '',
		copied: __( 'Copied!', 'woocommerce' ),
		failed: __( 'The link was not copied. It is selected, so that you can copy it yourself.', 'store-admin' ),
	};
	return (
		<div className="store-admin-launch-success__address">
			<input
				ref={ input }
				type="text"
				dir="ltr"
				aria-label={ __( 'Address of your store', 'store-admin' ) }
				value={ url }
				readOnly
				onFocus={ ( event ) => event.target.select() }
			/>
			<Button onClick={ copy }>{ state === 'copied' ? messages.copied : __( 'Copy link', 'woocommerce' ) }</Button>
			<Button variant="primary" href={ url } target="_blank">
				{ __( 'Visit your store', 'woocommerce' ) }
			</Button>
			<span role="status" className={ state === 'failed' ? undefined : 'screen-reader-text' }>
				{ messages[ state ] }
			</span>
		</div>
	);
}
