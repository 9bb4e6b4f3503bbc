import { toUrl } from '@store-admin/navigation';

/**
 * The address of the preview: the site without its toolbar and without the page "coming soon".
 *
 * @param homeUrl Address of the site.
 * @return Undefined when it is no web address.
 */
export function previewAddress( homeUrl: string ): string | undefined {
	const url = toUrl( homeUrl );
	url?.searchParams.set( 'site-preview', '1' );
	return url?.href;
}

/**
 * Whether a frame shows something else than the page that it was given, such as the browser's own page about a site that refuses to be
 * framed. Pages of another site cannot be looked into.
 *
 * @param frame The frame after it has loaded.
 */
export function isRefused( frame: HTMLIFrameElement ): boolean {
	if ( new URL( frame.src ).origin !== window.location.origin ) {
		return false;
	}
	try {
		return frame.contentDocument === null || frame.contentDocument.URL === 'about:blank';
	} catch {
		return true;
	}
}
