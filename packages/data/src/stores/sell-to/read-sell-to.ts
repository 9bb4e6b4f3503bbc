import {
	fetchContinents,
	fetchCountries,
	fetchGatewayPlaces,
	fetchSettings,
	fetchTaxRatePlaces,
	fetchZoneLocations,
	fetchZoneMethods,
	fetchZones,
	parseSellingSettings,
	toApiError,
	type Setting,
	type TaxRatePlace,
	type ZoneSummary,
} from '@store-admin/api';
import { findGaps, soldTo, type SellToResult, type SellToZone } from './find-gaps';

/** Pages of rates that are fetched at the same time; a store with rates of each place in a country has hundreds of pages. */
const PAGES_AT_ONCE = 4;

export interface SellToAnswer extends SellToResult {
	/** Name of a country by its code. May contain HTML entities. */
	readonly names: Readonly< Record< string, string > >;
}

const valuesOf = ( settings: readonly Setting[] ) => Object.fromEntries( settings.map( ( { id, value } ) => [ id, value ] ) );

/** A zone with its places and whether it has an enabled method; none when it was deleted meanwhile. */
async function readZone( zone: ZoneSummary ): Promise< readonly SellToZone[] > {
	try {
		const [ locations, methods ] = await Promise.all( [
			zone.id === 0 ? [] : fetchZoneLocations( zone.id ),
			fetchZoneMethods( zone.id ),
		] );
		return [ { ...zone, order: zone.order ?? 0, locations, hasMethod: methods.some( ( { isEnabled } ) => isEnabled ) } ];
	} catch ( thrown ) {
		if ( toApiError( thrown ).status === 404 ) {
			return [];
		}
		throw thrown;
	}
}

async function readZones(): Promise< readonly SellToZone[] > {
	return ( await Promise.all( ( await fetchZones() ).map( readZone ) ) ).flat();
}

/** Reads all rates, because a country that seems to have none may have one on a later page. */
async function readRates(): Promise< readonly TaxRatePlace[] > {
	const { rates, pages } = await fetchTaxRatePlaces();
	const all = [ ...rates ];
	for ( let page = 2; page <= pages; page += PAGES_AT_ONCE ) {
		const numbers = Array.from( { length: Math.min( PAGES_AT_ONCE, pages - page + 1 ) }, ( _none, index ) => page + index );
		const next = await Promise.all( numbers.map( async ( number ) => fetchTaxRatePlaces( number ) ) );
		all.push( ...next.flatMap( ( answer ) => answer.rates ) );
	}
	return all;
}

/**
 * Asks the store where it sells, ships, charges taxes and is paid, and finds the gaps. Everything is read now, because the gaps
 * are closed on other pages.
 *
 * @param hasTaxService Whether a service computes the taxes.
 * @throws {ApiError} When one of the answers fails: a gap is never derived from a failed read.
 */
export async function readSellTo( hasTaxService: boolean ): Promise< SellToAnswer > {
	const [ all, general ] = await Promise.all( [ fetchCountries(), fetchSettings( 'general' ) ] );
	const selling = parseSellingSettings( valuesOf( general ) );
	const countries = all.map( ( { code, states } ) => ( { code, states: states.map( ( state ) => state.code ) } ) );
	const needsRates = selling.woocommerce_calc_taxes && ! hasTaxService;
	const [ zones, rates, tax, gateways ] = await Promise.all( [
		selling.woocommerce_ship_to_countries === 'disabled' ? [] : readZones(),
		needsRates ? readRates() : [],
		needsRates ? fetchSettings( 'tax' ) : [],
		fetchGatewayPlaces(),
	] );
	const hasContinents = zones.some( ( { locations } ) => locations.some( ( { type } ) => type === 'continent' ) );
	const facts = {
		countries,
		selling,
		hasTaxService,
		isTaxedAtBase: valuesOf( tax )[ 'woocommerce_tax_based_on' ] === 'base',
		zones,
		continents: hasContinents ? await fetchContinents() : {},
		rates,
		gateways,
	};
	const sold = new Set( soldTo( facts ).map( ( { code } ) => code ) );
	const base = selling.woocommerce_default_country.split( ':' )[ 0 ] ?? '';
	return {
		...findGaps( facts ),
		names: Object.fromEntries( all.flatMap( ( { code, name } ) => ( sold.has( code ) || code === base ? [ [ code, name ] ] : [] ) ) ),
	};
}
