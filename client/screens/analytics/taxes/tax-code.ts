import { __ } from '@wordpress/i18n';

interface TaxRate {
	readonly country: string;
	readonly state: string;
	readonly name: string;
	readonly priority: number | null;
}

/** Returns the code of a tax rate as the host builds it: `US-TX-STATE TAX-1`. */
export function taxCode( { country, state, name, priority }: TaxRate ): string {
	return [ country, state, name || __( 'TAX', 'woocommerce' ), priority ? String( Math.abs( priority ) ) : '' ]
		.filter( ( part ) => part !== '' )
		.join( '-' )
		.toUpperCase();
}
