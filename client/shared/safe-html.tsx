import { Fragment, createElement, type ReactElement, type ReactNode } from 'react';

/** The tags and attributes that messages may use; everything else is left out, its words stay. */
const TAGS: ReadonlySet< string > = new Set( [ 'a', 'b', 'em', 'i', 'strong', 'p', 'br' ] );
const SILENT: ReadonlySet< string > = new Set( [ 'script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math' ] );
const SAFE_ADDRESS = /^(https?:|mailto:|[^:]*$)/i;

function linkProps( link: Element ): Record< string, string > {
	const props: Record< string, string > = {};
	const href = link.getAttribute( 'href' )?.trim() ?? '';
	// Control characters hide a scheme from a reader, not from the browser.
	if ( SAFE_ADDRESS.test( href.replace( /[\u0000-\u0020]/g, '' ) ) ) {
		props[ 'href' ] = href;
	}
	if ( link.getAttribute( 'target' ) === '_blank' ) {
		props[ 'target' ] = '_blank';
		props[ 'rel' ] = 'noopener';
	}
	if ( link.hasAttribute( 'download' ) ) {
		props[ 'download' ] = link.getAttribute( 'download' ) ?? '';
	}
	return props;
}

function toNodes( parent: Node ): readonly ReactNode[] {
	return Array.from( parent.childNodes ).map( ( node, index ) => {
		if ( ! ( node instanceof Element ) ) {
			return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
		}
		const tag = node.localName;
		if ( SILENT.has( tag ) ) {
			return null;
		}
		if ( tag === 'br' ) {
			return <br key={ index } />;
		}
		if ( TAGS.has( tag ) ) {
			return createElement( tag, { key: index, ...( tag === 'a' ? linkProps( node ) : {} ) }, ...toNodes( node ) );
		}
		return <Fragment key={ index }>{ toNodes( node ) }</Fragment>;
	} );
}

interface SafeHtmlProps {
	readonly html: string;
}

/**
 * Shows a message that comes as HTML. The text is parsed apart from the page and built anew from what is allowed, so
 * that nothing else of it ever reaches the document.
 */
export function SafeHtml( { html }: SafeHtmlProps ): ReactElement {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return <>{ toNodes( body ) }</>;
}
