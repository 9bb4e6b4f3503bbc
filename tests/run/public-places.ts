import aliasData from 'cldr-core/supplemental/aliases.json';
import currencyData from 'cldr-core/supplemental/currencyData.json';
import measurementData from 'cldr-core/supplemental/measurementData.json';
import containmentData from 'cldr-core/supplemental/territoryContainment.json';
import { iso31661, iso31662 } from 'iso-3166';

/* Countries, states and currencies for the demo store, from ISO 3166 and from the CLDR (cldr-core and the Intl of Node.js). */

type Row = readonly ( string | number )[];

export interface PublicPlaces {
	readonly places: {
		readonly source: string;
		readonly countries: Record< string, string >;
		readonly continents: Record< string, { name: string; countries: readonly string[] } >;
		readonly states: Record< string, Record< string, string > >;
	};
	readonly currencies: Record< string, Row >;
	readonly formats: Record< string, Row >;
}

interface RegionCurrency {
	readonly _from?: string;
	readonly _to?: string;
	readonly _tender?: string;
}

/** REST codes of continents, with the UN M49 region of each. */
const CONTINENTS = { AF: '002', AN: 'AQ', AS: '142', EU: '150', NA: '003', OC: '009', SA: '005' };

/** Countries whose states the demo store has, with a function that converts the ISO code of a state into the host's spelling. */
const WITH_STATES: Readonly< Record< string, ( iso: string ) => string > > = {
	AO: lastPart,
	AU: lastPart,
	BR: lastPart,
	CA: lastPart,
	DE: ( iso ) => iso,
	GH: lastPart,
	JP: withoutHyphen,
	KE: withoutHyphen,
	NG: lastPart,
	US: lastPart,
	ZA: lastPart,
};

const RIGHT_TO_LEFT = new Set( [ 'Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa' ] );

const containment: Readonly< Record< string, { readonly _contains: readonly string[] } > > =
	containmentData.supplemental.territoryContainment;
const currenciesByCountry: Readonly< Record< string, readonly Partial< Record< string, RegionCurrency > >[] > > =
	currencyData.supplemental.currencyData.region;
const measurementSystems: Readonly< Record< string, string > > = measurementData.supplemental.measurementData.measurementSystem;
const { subdivisionAlias } = aliasData.supplemental.metadata.alias;

const regionNames = new Intl.DisplayNames( 'en', { type: 'region' } );
const currencyNames = new Intl.DisplayNames( 'en', { type: 'currency' } );

function lastPart( iso: string ): string {
	return iso.slice( 3 );
}

function withoutHyphen( iso: string ): string {
	return iso.replace( '-', '' );
}

function nameOf( code: string ): string {
	return regionNames.of( code ) ?? code;
}

/** ISO codes of all countries, sorted. */
function countryCodes(): string[] {
	return iso31661.map( ( country ) => country.alpha2 ).sort();
}

/** Countries inside a region, sorted. */
function countriesIn( region: string, codes: ReadonlySet< string > ): string[] {
	const expand = ( code: string ): readonly string[] =>
		codes.has( code ) ? [ code ] : ( containment[ code ]?._contains ?? [] ).flatMap( expand );
	return [ ...new Set( expand( region ) ) ].filter( ( code ) => region === code || code !== CONTINENTS.AN ).sort();
}

/** States of a country by code. Those that are countries themselves, such as Puerto Rico, are left out. */
function statesOf( country: string, spell: ( iso: string ) => string ): Record< string, string > {
	const states = iso31662.filter(
		( { code, parent } ) => parent === country && ! ( withoutHyphen( code ).toLowerCase() in subdivisionAlias )
	);
	return Object.fromEntries( states.map( ( { code, name } ) => [ spell( code ), name ] ) );
}

/** The current currency of a country; undefined where there is none. */
function currencyOf( country: string ): string | undefined {
	const currencies = currenciesByCountry[ country ] ?? [];
	return currencies
		.flatMap( ( entry ) => Object.entries( entry ) )
		.find( ( [ , facts ] ) => facts && ! facts._to && facts._tender !== 'false' )?.[ 0 ];
}

/** Name and symbol. A symbol that is not a letter is sent as an HTML entity, as by the host. */
function currencyRow( code: string ): Row {
	const parts = new Intl.NumberFormat( 'en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } ).formatToParts( 1 );
	const symbol = parts.find( ( { type } ) => type === 'currency' )?.value ?? code;
	return [ currencyNames.of( code ) ?? code, symbol.replace( /[^\p{L}. ]/gu, ( sign ) => `&#${ sign.codePointAt( 0 ) };` ) ];
}

/** Currency, its position, separators, decimals, units, direction and locale of a country. */
function formatRow( country: string, currency: string ): Row {
	const locale = new Intl.Locale( `und-${ country }` ).maximize();
	const formatIn = ( digits: Intl.NumberFormatOptions ): Intl.NumberFormat =>
		new Intl.NumberFormat( `${ locale.language }-${ country }-u-nu-latn`, { style: 'currency', currency, ...digits } );
	// Uses decimals even if the currency has none, so that the format contains a separator.
	const parts = formatIn( { minimumFractionDigits: 2 } ).formatToParts( 1234567.5 );
	const types = parts.map( ( { type } ) => type );
	const valueOf = ( type: string, otherwise: string ): string =>
		parts[ types.findIndex( ( each ) => each === type ) ]?.value.replace( /\s/g, ' ' ) ?? otherwise;
	const isLeft = types.indexOf( 'currency' ) < types.indexOf( 'integer' );
	const beside = parts[ types.indexOf( 'currency' ) + ( isLeft ? 1 : -1 ) ];
	const hasSpace = beside?.type === 'literal' && /\s/.test( beside.value );
	const isMetric = ( measurementSystems[ country ] ?? 'metric' ) !== 'US';
	return [
		currency,
		( isLeft ? 'left' : 'right' ) + ( hasSpace ? '_space' : '' ),
		valueOf( 'group', ',' ),
		valueOf( 'decimal', '.' ),
		formatIn( {} ).resolvedOptions().maximumFractionDigits ?? 2,
		...( isMetric ? [ 'kg', 'cm' ] : [ 'lbs', 'in' ] ),
		RIGHT_TO_LEFT.has( locale.script ?? '' ) ? 'rtl' : 'ltr',
		`${ locale.language }_${ country }`,
	];
}

/** All data files of the demo store about places and money. */
export function publicPlaces(): PublicPlaces {
	const codes = countryCodes();
	const used = codes.flatMap( ( country ) => {
		const currency = currencyOf( country );
		return currency === undefined ? [] : [ { country, currency } ];
	} );
	return {
		places: {
			source: `ISO 3166 (npm iso-3166), CLDR ${ process.versions[ 'cldr' ] } (Intl) and npm cldr-core`,
			countries: Object.fromEntries( codes.map( ( code ) => [ code, nameOf( code ) ] ) ),
			continents: Object.fromEntries(
				Object.entries( CONTINENTS ).map( ( [ code, region ] ) => [
					code,
					{ name: nameOf( region ), countries: countriesIn( region, new Set( codes ) ) },
				] )
			),
			states: Object.fromEntries(
				Object.entries( WITH_STATES ).map( ( [ country, spell ] ) => [ country, statesOf( country, spell ) ] )
			),
		},
		currencies: Object.fromEntries(
			[ ...new Set( used.map( ( { currency } ) => currency ) ) ].sort().map( ( code ) => [ code, currencyRow( code ) ] )
		),
		formats: Object.fromEntries( used.map( ( { country, currency } ) => [ country, formatRow( country, currency ) ] ) ),
	};
}
