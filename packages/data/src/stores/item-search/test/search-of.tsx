import { createRegistry, RegistryProvider } from '@wordpress/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ItemContext } from '../item-kinds';
import { useItemSearches, type ItemSearch, type ItemSearches } from '../use-item-searches';

/** Returns the searches of a new page view. */
export function renderSearches(): ItemSearches {
	const registry = createRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( useItemSearches, { wrapper } ).result.current;
}

/** Returns the search for a kind of items on a new page view. */
export function searchOf( type: string, context: ItemContext = {} ): ItemSearch {
	const found = renderSearches()( type, context );
	if ( ! found ) {
		throw new Error( `There is no search for ${ type }.` );
	}
	return found;
}

export const CUSTOMER = { id: 4, name: 'Ada Byron', username: 'ada', email: 'ada@shop.test' };
export const GUEST = { id: 5, name: '', username: '', email: 'guest@shop.test' };
export const VARIATION = {
	id: 67,
	name: 'Shirt - Red, L',
	attributes: [
		{ name: 'Color', option: 'Red' },
		{ name: 'Size', option: 'L' },
	],
};
export const COUNTRIES = [
	{ code: 'DE', name: 'Germany' },
	{ code: 'GA', name: 'Gabon' },
];
