export interface PaymentMethod {
	/** Also the name of its picture. */
	readonly name: string;
	/** A brand, the same in every language. */
	readonly label: string;
}

/** In the order in which they are shown. */
const METHODS: readonly PaymentMethod[] = [
	{ name: 'visa', label: 'Visa' },
	{ name: 'mastercard', label: 'Mastercard' },
	{ name: 'amex', label: 'American Express' },
	{ name: 'discover', label: 'Discover' },
	{ name: 'woopay', label: 'WooPay' },
	{ name: 'applepay', label: 'Apple Pay' },
	{ name: 'googlepay', label: 'Google Pay' },
	{ name: 'afterpay', label: 'Afterpay' },
	{ name: 'affirm', label: 'Affirm' },
	{ name: 'klarna', label: 'Klarna' },
	{ name: 'jcb', label: 'JCB' },
	{ name: 'cartebancaire', label: 'Carte Bancaire' },
	{ name: 'unionpay', label: 'UnionPay' },
	{ name: 'diners', label: 'Diners Club' },
	{ name: 'bancontact', label: 'Bancontact' },
	{ name: 'eps', label: 'EPS' },
	{ name: 'ideal', label: 'iDEAL' },
	{ name: 'sepa', label: 'SEPA' },
	{ name: 'przelewy24', label: 'Przelewy24' },
	{ name: 'grabpay', label: 'GrabPay' },
	{ name: 'sofort', label: 'Sofort' },
];

/** How many there are, as the counter behind the row says it. */
export const METHOD_TOTAL = 20;

/** The methods that a store may advertise; WooPay's express checkout is not open to every store. */
export function paymentMethods( isWooPayEligible: boolean ): readonly PaymentMethod[] {
	return METHODS.filter( ( { name } ) => isWooPayEligible || name !== 'woopay' );
}

/**
 * How many logos fit.
 *
 * @param width Of the window, in px.
 */
export function logoCount( width: number ): number {
	if ( width <= 480 ) {
		return 5;
	}
	return width <= 768 ? 7 : 10;
}
