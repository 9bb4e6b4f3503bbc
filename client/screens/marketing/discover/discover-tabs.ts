import type { MarketingSuggestion } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

/** Suggestions on one subject, such as e-mail. */
export interface DiscoverTab {
	readonly id: string;
	readonly title: string;
	readonly suggestions: readonly MarketingSuggestion[];
}

/** Subject of the channels, which have a card of their own. */
const CHANNELS = 'sales-channels';

/**
 * Groups suggestions by subject, in the order in which the server names the subjects. One with several subjects is in the tab of each.
 *
 * @param suggestions What the server suggests. One without a subject cannot be shown.
 */
export function toDiscoverTabs( suggestions: readonly MarketingSuggestion[] ): readonly DiscoverTab[] {
	const titles = new Map< string, string >();
	const others = suggestions.filter( ( { subcategories = [] } ) => ! subcategories.some( ( { slug } ) => slug === CHANNELS ) );
	for ( const { slug, name } of others.flatMap( ( { subcategories = [] } ) => subcategories ) ) {
		titles.set( slug, titles.get( slug ) ?? ( plainText( name ) || slug ) );
	}
	return [ ...titles ].map( ( [ id, title ] ) => ( {
		id,
		title,
		suggestions: others.filter( ( { subcategories = [] } ) => subcategories.some( ( { slug } ) => slug === id ) ),
	} ) );
}
