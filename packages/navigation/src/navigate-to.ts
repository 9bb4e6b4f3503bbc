import { getSettings } from '@store-admin/settings';
import { isHostTarget, toAppTarget, toUrl, type AppTarget } from './links';
import { getHistory } from './path-history';

/**
 * The page of the app that an address opens, if this document can show it. Undefined when another document must be
 * loaded.
 *
 * @param url Full, or relative to wp-admin.
 */
export function toClientTarget( url: string ): AppTarget | undefined {
	const target = toAppTarget( url );
	return target && getSettings().page === 'main' && ! isHostTarget( target ) ? target : undefined;
}

/**
 * Opens an address: in this document when it is a page of the app, else by loading another document.
 *
 * @param options           Address to open.
 * @param options.url       Full, or relative to wp-admin; anything but an http(s) address is ignored.
 * @param options.isReplace Whether Back does not lead to the current address again, which would only lead on.
 */
export function navigateTo( { url, isReplace = false }: { readonly url: string; readonly isReplace?: boolean } ): void {
	const target = toClientTarget( url );
	if ( target ) {
		getHistory()[ isReplace ? 'replace' : 'push' ]( target.href );
		return;
	}
	const other = toUrl( url );
	if ( other ) {
		window.location[ isReplace ? 'replace' : 'assign' ]( other.href );
	}
}
