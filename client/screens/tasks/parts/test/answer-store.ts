import { onRest } from '../../../../../tests/js/fake-rest';

interface StoreAnswers {
	readonly general?: Readonly< Record< string, string > >;
	readonly active?: readonly string[];
	readonly installed?: readonly string[];
	readonly partners?: readonly object[];
	readonly isConnected?: boolean;
	readonly options?: Readonly< Record< string, unknown > >;
}

const GENERAL = {
	woocommerce_store_address: '12 Main St',
	woocommerce_store_city: 'Austin',
	woocommerce_default_country: 'US:TX',
	woocommerce_store_postcode: '78701',
	woocommerce_ship_to_countries: '',
	woocommerce_calc_taxes: 'no',
};

const COUNTRIES = [
	{
		code: 'US',
		name: 'United States (US)',
		states: [
			{ code: 'TX', name: 'Texas' },
			{ code: 'CA', name: 'California' },
		],
	},
	{ code: 'AE', name: 'United Arab Emirates', states: [] },
	{ code: 'BR', name: 'Brazil', states: [ { code: 'SP', name: 'São Paulo' } ] },
	{ code: 'NG', name: 'Nigeria', states: [ { code: 'LA', name: 'Lagos' } ] },
];

const LOCALES = {
	AE: { postcode: { required: false, hidden: true }, state: { required: false } },
	NG: { postcode: { label: 'Postcode', required: false, hidden: false } },
	US: { postcode: { label: 'ZIP Code' } },
};

/** Answers all requests of the set-up tasks as a store in Texas, which stores changes of its settings. */
export function answerStore( {
	general,
	active = [],
	installed,
	partners = [],
	isConnected = true,
	options = {},
}: StoreAnswers = {} ): void {
	const settings: Record< string, string > = { ...GENERAL, ...general };
	onRest( 'GET /wc-analytics/settings/general', () => Object.entries( settings ).map( ( [ id, value ] ) => ( { id, value } ) ) );
	onRest( 'POST /wc-analytics/settings/general/batch', ( { body }: { body: unknown } ) => {
		const { update } = body as { update: { id: string; value: string }[] };
		update.forEach( ( { id, value } ) => Object.assign( settings, { [ id ]: value } ) );
		return { update };
	} );
	onRest( 'GET /wc-analytics/data/countries', COUNTRIES );
	onRest( 'GET /wc-analytics/data/countries/locales', LOCALES );
	onRest( 'GET /wc-admin/shipping-partner-suggestions', partners );
	onRest( 'GET /jetpack/v4/connection', { hasConnectedOwner: isConnected } );
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce', ...active ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce', ...( installed ?? active ) ] } );
	onRest( 'GET /wc-admin/options', ( { query }: { query: Readonly< Record< string, unknown > > } ) =>
		Object.fromEntries(
			String( query[ 'options' ] )
				.split( ',' )
				.map( ( name ) => [ name, options[ name ] ?? false ] )
		)
	);
}
