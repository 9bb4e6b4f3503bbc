import { createElement, Fragment, useMemo, type ReactElement, type ReactNode } from 'react';
import { Anchor } from '@store-admin/components';
import { toUrl } from '@store-admin/navigation';

const TEXT_TAGS = new Set( [ 'b', 'strong', 'i', 'em', 'p', 'br', 'ul', 'ol', 'li', 'code', 'span' ] );
/** Elements whose content is no text for the user. */
const DROPPED_TAGS = new Set( [
	'script',
	'style',
	'template',
	'iframe',
	'object',
	'embed',
	'svg',
	'math',
	'noscript',
	'textarea',
	'select',
	'title',
] );

interface SafeHtmlProps {
	/** HTML from the server or an extension. */
	readonly html: string;
}

/**
 * Shows HTML of the server or an extension: only text, emphasis, lists and links. The HTML is parsed in a document that
 * runs and loads nothing, and rebuilt as React elements, so that no other tag or attribute gets through.
 */
export function SafeHtml( { html }: SafeHtmlProps ): ReactElement {
	const content = useMemo( () => contentOf( html ), [ html ] );
	return <>{ content }</>;
}

function contentOf( html: string ): ReactNode {
	if ( ! /[<&]/.test( html ) ) {
		return html;
	}
	return childrenOf( new DOMParser().parseFromString( html, 'text/html' ).body );
}

function childrenOf( { childNodes }: Node ): ReactNode[] {
	return [ ...childNodes ].map( ( node, index ) => <Fragment key={ index }>{ nodeOf( node ) }</Fragment> );
}

function nodeOf( node: Node ): ReactNode {
	if ( node instanceof Text || node.nodeType === Node.TEXT_NODE ) {
		return node.textContent;
	}
	const tag = node.nodeName.toLowerCase();
	if ( node.nodeType !== Node.ELEMENT_NODE || DROPPED_TAGS.has( tag ) ) {
		return null;
	}
	if ( tag === 'br' ) {
		return <br />;
	}
	if ( tag === 'a' ) {
		return <Anchor { ...linkOf( node ) }>{ childrenOf( node ) }</Anchor>;
	}
	return TEXT_TAGS.has( tag ) ? createElement( tag, null, ...childrenOf( node ) ) : childrenOf( node );
}

function linkOf( node: Node ): { href: string | undefined; target?: '_blank' } {
	const element = node instanceof HTMLAnchorElement ? node : undefined;
	const href = toUrl( element?.getAttribute( 'href' ) ?? '' )?.href;
	const isNewTab = element?.getAttribute( 'target' ) === '_blank';
	return { href, ...( isNewTab && { target: '_blank' } ) };
}
