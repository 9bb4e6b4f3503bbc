import type { MarketingSuggestion } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

/** Directory name of the plugin. The server may send several entries of one plugin, with a suffix after a colon. */
export function slugOf( { product }: Pick< MarketingSuggestion, 'product' > ): string {
	return product.split( ':' )[ 0 ] ?? product;
}

/** The name of a suggested extension. Its title comes from another site. */
export function nameOf( suggestion: MarketingSuggestion ): string {
	return plainText( suggestion.title ) || slugOf( suggestion );
}

/** Whether the host has made the extension. */
export function isBuiltByHost( { tags = [] }: MarketingSuggestion ): boolean {
	return tags.some( ( { slug } ) => slug === 'built-by-woocommerce' );
}

/**
 * The suggestions without those that the site has.
 *
 * @param suggestions What the server suggests.
 * @param had         Directory names of plugins that need no suggestion.
 */
export function withoutPlugins( suggestions: readonly MarketingSuggestion[], had: readonly string[] ): readonly MarketingSuggestion[] {
	const seen = new Set( had );
	return suggestions.filter( ( suggestion ) => {
		const isNew = ! seen.has( slugOf( suggestion ) );
		seen.add( slugOf( suggestion ) );
		return isNew;
	} );
}
