/** How the store enters and shows prices: with tax or without. */
export type TaxDisplay = 'incl' | 'excl';

export interface TaxChoices {
	readonly entered: TaxDisplay;
	readonly shop: TaxDisplay;
	readonly cart: TaxDisplay;
}

/** Names of the selects that show prices with or without tax. */
export const DISPLAY_FIELDS = { shop: 'woocommerce_tax_display_shop', cart: 'woocommerce_tax_display_cart' } as const;

const isDisplay = ( value: unknown ): value is TaxDisplay => value === 'incl' || value === 'excl';

/** What is chosen in the form now; undefined when a plugin has removed one of its fields. */
export function readChoices( form: HTMLFormElement ): TaxChoices | undefined {
	const data = new FormData( form );
	const entered = data.get( 'woocommerce_prices_include_tax' );
	const shop = data.get( DISPLAY_FIELDS.shop );
	const cart = data.get( DISPLAY_FIELDS.cart );
	if ( ( entered !== 'yes' && entered !== 'no' ) || ! isDisplay( shop ) || ! isDisplay( cart ) ) {
		return undefined;
	}
	return { entered: entered === 'yes' ? 'incl' : 'excl', shop, cart };
}

/** Whether prices are shown otherwise than they are entered, which rounds them twice. */
export function hasConflict( { entered, shop, cart }: TaxChoices ): boolean {
	return entered !== shop || entered !== cart;
}
