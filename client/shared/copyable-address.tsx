import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { useCopiedText, type CopyState } from './use-copied-text';

interface CopyableAddressProps {
	/** Says what the address is. */
	readonly label: string;
	readonly address: string;
	readonly className: string;
	/** Looks of the button that copies it. */
	readonly variant?: 'link' | 'secondary';
	/** Further actions. */
	readonly children?: ReactNode;
}

/** An address with a button that copies it and says so. */
export function CopyableAddress( { label, address, className, variant = 'secondary', children }: CopyableAddressProps ): ReactElement {
	const { input, state, copy } = useCopiedText( address );
	const messages: Readonly< Record< CopyState, string > > = {
		ready: '',
		copied: __( 'Copied!', 'woocommerce' ),
		failed: __( 'The link was not copied. It is selected, so that you can copy it yourself.', 'store-admin' ),
	};
	return (
		<div className={ className }>
			<input
				ref={ input }
				type="text"
				dir="ltr"
				aria-label={ label }
				value={ address }
				readOnly
				onFocus={ ( event ) => event.target.select() }
			/>
			<Button variant={ variant } onClick={ copy }>
				{ state === 'copied' ? messages.copied : __( 'Copy link', 'woocommerce' ) }
			</Button>
			{ children }
			<span role="status" className={ state === 'failed' ? undefined : 'screen-reader-text' }>
				{ messages[ state ] }
			</span>
		</div>
	);
}
