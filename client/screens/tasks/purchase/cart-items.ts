import type { ProductType, Profile, Purchase } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

/** One paid product that the owner chose during the set-up. */
export interface CartItem {
	readonly id: number;
	readonly title: string;
	readonly description: string;
	/** Price as the server formats it, with the currency; '' when unknown. */
	readonly price: string;
	/** Prices of themes are per year. */
	readonly isTheme: boolean;
}

const CART = 'https://woocommerce.com/cart';

function themeItems( purchase: Purchase | null ): readonly CartItem[] {
	const { id, title = '', excerpt = '', price = '' } = purchase?.theme ?? {};
	const name = plainText( title );
	return id && name !== '' ? [ { id, title: name, description: plainText( excerpt ), price: plainText( price ), isTheme: true } ] : [];
}

function productItems( type: ProductType | undefined ): readonly CartItem[] {
	const title = plainText( type?.label ?? '' );
	return type?.product && title !== ''
		? [ { id: type.product, title, description: plainText( type.description ?? '' ), price: '', isTheme: false } ]
		: [];
}

/**
 * The paid products and the theme that the owner chose.
 *
 * @param profile  Answers of the set-up wizard.
 * @param types    Product types by name; paid ones have the id of a product.
 * @param purchase Data of the purchase task, with the chosen theme if there is one.
 */
export function cartItems(
	profile: Profile,
	types: Readonly< Record< string, ProductType > >,
	purchase: Purchase | null
): readonly CartItem[] {
	const products = ( profile.product_types ?? [] ).flatMap( ( name ) => productItems( types[ name ] ) );
	return [ ...products, ...themeItems( purchase ) ];
}

/** Address of the cart in the host's shop, filled with these products. */
export function cartUrl( items: readonly CartItem[], backTo: string ): string {
	const url = new URL( CART );
	url.searchParams.set( 'wccom-back', backTo );
	url.searchParams.set( 'replace-with', items.map( ( { id } ) => id ).join( ',' ) );
	return url.href;
}
