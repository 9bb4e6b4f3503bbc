import type { ProductType, Profile, Purchase } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

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
 * What the owner wanted and has to pay for.
 *
 * @param profile  Answers of the set-up wizard.
 * @param types    Kinds of products by name; paid ones carry the id of a product.
 * @param purchase May carry the theme that was chosen.
 */
export function cartItems(
	profile: Profile,
	types: Readonly< Record< string, ProductType > >,
	purchase: Purchase | null
): readonly CartItem[] {
	const products = ( profile.product_types ?? [] ).flatMap( ( name ) => productItems( types[ name ] ) );
	return [ ...products, ...themeItems( purchase ) ];
}

/** The cart of the maker's shop, filled with these. */
export function cartUrl( items: readonly CartItem[], backTo: string ): string {
	const url = new URL( CART );
	url.searchParams.set( 'wccom-back', backTo );
	url.searchParams.set( 'replace-with', items.map( ( { id } ) => id ).join( ',' ) );
	return url.href;
}
