import type { Task, WireObject } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';
import { readNumber, readObject, readText } from '../../../shared/read-wire';

/** One paid product that the owner asked for during set-up. */
export interface CartItem {
	readonly id: number;
	readonly title: string;
	readonly description: string;
	/** As the server writes it, with the currency; '' when it tells none. */
	readonly price: string;
	/** Themes are paid by the year. */
	readonly isTheme: boolean;
}

const CART = 'https://woocommerce.com/cart';

function themeItem( theme: WireObject ): CartItem | undefined {
	const id = readNumber( theme[ 'id' ] );
	const title = plainText( readText( theme[ 'title' ] ) );
	return id === null || title === ''
		? undefined
		: {
				id,
				title,
				description: plainText( readText( theme[ 'excerpt' ] ) ),
				price: plainText( readText( theme[ 'price' ] ) ),
				isTheme: true,
			};
}

function productItem( type: WireObject ): CartItem | undefined {
	const id = readNumber( type[ 'product' ] );
	const title = plainText( readText( type[ 'label' ] ) );
	return id === null || title === ''
		? undefined
		: { id, title, description: plainText( readText( type[ 'description' ] ) ), price: '', isTheme: false };
}

/**
 * What the owner wanted and has to pay for.
 *
 * @param profile Answers of the set-up wizard.
 * @param types   Kinds of products by name; paid ones carry the id of a product.
 * @param task    May carry the theme that was chosen.
 */
export function cartItems( profile: WireObject, types: WireObject, task: Task ): readonly CartItem[] {
	const wanted: unknown = profile[ 'product_types' ];
	const names: readonly unknown[] = Array.isArray( wanted ) ? wanted : [];
	const products = names.flatMap( ( name ) => productItem( readObject( types[ readText( name ) ] ) ) ?? [] );
	return [ ...products, ...[ themeItem( readObject( readObject( task.additionalData )[ 'theme' ] ) ) ?? [] ].flat() ];
}

/** The cart of the maker's shop, filled with these. */
export function cartUrl( items: readonly CartItem[], backTo: string ): string {
	const url = new URL( CART );
	url.searchParams.set( 'wccom-back', backTo );
	url.searchParams.set( 'replace-with', items.map( ( { id } ) => id ).join( ',' ) );
	return url.href;
}
