import { useRef, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { getSettings } from '@store-admin/settings';
import { OutsideLink } from '../../../shared/outside-link';

/** Copies text. Without https a page may not use the clipboard, so the selected element is copied instead. */
async function copy( text: string, element: Element ): Promise< boolean > {
	try {
		await window.navigator.clipboard.writeText( text );
		return true;
	} catch {
		const { ownerDocument } = element;
		ownerDocument.defaultView?.getSelection()?.selectAllChildren( element );
		return ownerDocument.execCommand( 'copy' );
	}
}

/** The address of the store, with a link and a button that copies it. */
export function StoreAddress(): ReactElement {
	const { shopUrl } = getSettings();
	const address = useRef< HTMLSpanElement >( null );
	const [ said, setSaid ] = useState( '' );
	const handleCopy = async () => {
		const isCopied = address.current !== null && ( await copy( shopUrl, address.current ) );
		setSaid(
			isCopied ? __( 'Copied.', 'store-admin' ) : __( 'The browser does not allow it. Select and copy the address.', 'store-admin' )
		);
	};
	return (
		<p className="store-admin-store-address">
			<span>{ __( 'The address of your store:', 'store-admin' ) }</span>{ ' ' }
			<OutsideLink href={ shopUrl }>
				<span ref={ address } dir="ltr">
					{ shopUrl }
				</span>
			</OutsideLink>{ ' ' }
			<Button onClick={ () => void handleCopy() }>{ __( 'Copy address', 'store-admin' ) }</Button> <span role="status">{ said }</span>
		</p>
	);
}
