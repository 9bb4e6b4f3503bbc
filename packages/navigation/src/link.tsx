import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { toClientTarget } from './navigate-to';
import { toUrl } from './links';
import { getHistory } from './path-history';

interface LinkProps extends AnchorHTMLAttributes< HTMLAnchorElement > {
	/** Absolute, or relative to wp-admin. */
	readonly href: string;
}

/** An anchor. A plain left click opens a page of the app in this document. */
export function Link( { href, onClick, children, ...rest }: LinkProps ): ReactElement {
	function handleClick( event: MouseEvent< HTMLAnchorElement > ): void {
		onClick?.( event );
		const target = isPlainClick( event.nativeEvent ) && ! rest.target ? toClientTarget( href ) : undefined;
		if ( target ) {
			event.preventDefault();
			getHistory().push( target.href );
		}
	}
	return (
		<a { ...rest } href={ /^mailto:/i.test( href ) ? href : toUrl( href )?.href } onClick={ handleClick }>
			{ children }
		</a>
	);
}

/**
 * Whether a click is a left click without modifier keys that was not handled yet. The browser handles other clicks, for
 * example those that open a new tab.
 */
export function isPlainClick( event: globalThis.MouseEvent ): boolean {
	return ! event.defaultPrevented && event.button === 0 && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey;
}
