import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';

interface PreviewFrameProps {
	/** HTML document; it comes from templates of any plugin. */
	readonly page: string;
}

/** Links of an email open in a new tab, also on hosts that leave them as they are. */
function withNewTabs( page: string ): string {
	return page.replace( /<head(\s[^>]*)?>/i, ( head ) => `${ head }<base target="_blank">` );
}

/**
 * The example email in a frame of its own. Without `allow-scripts`, `allow-same-origin` and `allow-top-navigation` nothing in it runs, reads
 * the page around it, or leaves it. Only new tabs of its links work, and they work like any other.
 */
export function PreviewFrame( { page }: PreviewFrameProps ): ReactElement {
	const content = useMemo( () => withNewTabs( page ), [ page ] );
	return (
		<iframe
			className="store-admin-email-preview__frame"
			title={ __( 'Email preview', 'woocommerce' ) }
			sandbox="allow-popups allow-popups-to-escape-sandbox"
			srcDoc={ content }
		/>
	);
}
