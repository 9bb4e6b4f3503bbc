/** Parts whose failure needs no message, with the reason. */
export const SILENT_PARTS: Readonly< Record< string, string > > = {
	iban: 'The account is saved without the check of its number; the bank checks it as well.',
	'late-controls': 'No form of the app has such a control yet. A test of the components shows its failure in the field.',
	'form-controls': 'As late-controls.',
	'form-styles-ltr': 'As late-controls.',
	'form-styles-rtl': 'As late-controls.',
	'order-attribution':
		'Beside an order of a real host, in a meta box that the demo store does not print. Its failure is that of any part.',
	'settings-payments-setup': 'Needs WooPayments; its failure is that of any part.',
	'settings-payments-offer': 'On older hosts only; its failure is that of any part.',
	'settings-payment-suggestions': 'As settings-payments-offer.',
	'settings-email-feedback': 'Asks about emails that were switched off a moment ago; its failure is told among the notices.',
	'settings-tax-conflict': 'A warning beside two selects that work without it; its failure is that of any part.',
	'settings-general-tour': 'A tour, whose failure is told among the notices as that of the tour on Home.',
	'settings-shipping-tour': 'As settings-general-tour.',
	'settings-shipping-offer': 'An offer that depends on the country of the store; its failure is that of any part.',
	'sell-to': 'Loaded after a press, whose place tells its failure and offers another try, as for an answer of the store that failed.',
	'menu-globals': 'A function for scripts of extensions: their call is rejected, and the next one loads it again.',
};
