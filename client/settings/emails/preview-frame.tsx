import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { useFrameHeight } from './use-frame-height';

interface PreviewFrameProps {
	/** HTML document; it comes from templates of any plugin. */
	readonly page: string;
}

/** Links of an email open in a new tab, also on hosts that leave them as they are. */
function withNewTabs( page: string ): string {
	return page.replace( /<head(\s[^>]*)?>/i, ( head ) => `${ head }<base target="_blank">` );
}

/**
 * The example email in a frame of its own, as high as its content. Without `allow-scripts` and `allow-top-navigation` nothing in it runs or
 * leaves it; `allow-same-origin` only lets us measure it. New tabs of its links work like any other.
 */
export function PreviewFrame( { page }: PreviewFrameProps ): ReactElement {
	const content = useMemo( () => withNewTabs( page ), [ page ] );
	const { frame, height, measure } = useFrameHeight();
	return (
		<iframe
			ref={ frame }
			className="store-admin-email-preview__frame"
			style={ height === undefined ? undefined : { blockSize: height } }
			onLoad={ measure }
			title={ __( 'Email preview', 'woocommerce' ) }
			sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"
			srcDoc={ content }
		/>
	);
}
