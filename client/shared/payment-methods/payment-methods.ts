export interface PaymentMethod {
	/** Also the file name of its logo. */
	readonly name: string;
	/** The brand name. It is not translated. */
	readonly label: string;
}

/** All methods, in the order of the row. */
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

/** The number of methods that the counter after the row starts from. */
export const METHOD_TOTAL = 20;

/** The methods that a store may show. WooPay's express checkout is not available to every store. */
export function paymentMethods( isWooPayEligible: boolean ): readonly PaymentMethod[] {
	return METHODS.filter( ( { name } ) => isWooPayEligible || name !== 'woopay' );
}

/**
 * The number of logos that fit.
 *
 * @param width Width of the window in px.
 */
export function logoCount( width: number ): number {
	if ( width <= 480 ) {
		return 5;
	}
	return width <= 768 ? 7 : 10;
}
