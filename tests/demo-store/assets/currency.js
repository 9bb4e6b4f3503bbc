window.demoStoreStandIn( 'currency', [
	'CurrencyContext',
	'CurrencyFactory',
	'default',
	'getCurrencyData',
	'getFilteredCurrencyInstance',
	'localiseMonetaryValue',
	'unformatLocalisedMonetaryValue',
] );
