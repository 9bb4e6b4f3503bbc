import type { Page } from 'playwright-core';
import { Walker, openSession, type Session } from '../extension-walk/walker';
import { chooseScreens } from '../site/choose-screens';
import type { RunningSite } from '../site/start-options';
import { addressesOf, pathOf, type ReportAddress } from './addresses';
import { explain, type Explained } from './by-design';
import { compareReadings } from './compare';
import { findItems } from './find-items';
import type { CompareOptions } from './options';
import { readHost } from './read-host';
import { readOurs } from './read-ours';
import type { Reading, ReportFacts } from './report-facts';

/** What one address shows in both apps. */
export interface AddressResult extends Explained {
	readonly address: ReportAddress;
	readonly host: Reading;
	readonly ours: Reading;
}

type Read = ( page: Page ) => Promise< ReportFacts >;

/** Where and how to open reports. */
interface Visitor {
	readonly site: RunningSite;
	readonly session: Session;
	readonly seconds: number;
	/** Time zone of the browser. The host takes the browser's day for today, ours the store's. */
	readonly timeZone: string;
	readonly say: ( line: string ) => void;
}

/** Browsers that open pages at the same time. */
const LANES = 2;

async function readAddress( walker: Walker, address: ReportAddress, read: Read ): Promise< Reading > {
	try {
		return { facts: await walker.withPage( pathOf( address ), ( page ) => read( page ) ) };
	} catch ( error ) {
		return { failure: ( error instanceof Error ? error.message : String( error ) ).split( '\n' )[ 0 ] ?? 'unknown' };
	}
}

/** Reads all addresses with one of the two apps. */
async function readAll(
	{ site, session, seconds, timeZone, say }: Visitor,
	addresses: readonly ReportAddress[],
	app: 'host' | 'ours'
): Promise< ReadonlyMap< ReportAddress, Reading > > {
	await chooseScreens( site, app );
	const queue = [ ...addresses ];
	const readings = new Map< ReportAddress, Reading >();
	const work = async () => {
		const walker = new Walker( session, seconds, timeZone === '' ? {} : { timezoneId: timeZone } );
		for ( let address = queue.shift(); address !== undefined; address = queue.shift() ) {
			const start = Date.now();
			const reading = await readAddress( walker, address, app === 'host' ? readHost : readOurs );
			readings.set( address, reading );
			const outcome = 'failure' in reading ? `: ${ reading.failure }` : '';
			say( `${ app }  ${ address.report } ${ address.query } (${ ( ( Date.now() - start ) / 1000 ).toFixed( 1 ) } s)${ outcome }` );
		}
		await walker.close();
	};
	await Promise.all( Array.from( { length: LANES }, work ) );
	return readings;
}

async function compareAll( visitor: Visitor, addresses: readonly ReportAddress[], isSelf: boolean ): Promise< readonly AddressResult[] > {
	const host = await readAll( visitor, addresses, 'host' );
	const ours = await readAll( visitor, addresses, isSelf ? 'host' : 'ours' );
	const notRead: Reading = { failure: 'was not opened' };
	return addresses.map( ( address ) => {
		const readings = { host: host.get( address ) ?? notRead, ours: ours.get( address ) ?? notRead };
		return { address, ...readings, ...explain( compareReadings( readings.host, readings.ours ), address.query ) };
	} );
}

/**
 * Opens reports of a store with the host's own app and with ours, and compares them. Addresses that differ are opened a second time with
 * both, because data can change between the two.
 *
 * @param site    a running store with a real host
 * @param options reports, ranges and limits
 * @param say     called with progress messages
 */
export async function compareReports(
	site: RunningSite,
	options: CompareOptions,
	say: ( line: string ) => void
): Promise< readonly AddressResult[] > {
	const items = await findItems( site );
	const addresses = options.reports
		.flatMap( ( report ) => addressesOf( report, options.ranges, items ) )
		.filter( ( { query } ) => options.only === null || options.only.test( query ) );
	const visitor = { site, session: await openSession( site ), seconds: options.seconds, timeZone: items.timeZone, say };
	try {
		const results = await compareAll( visitor, addresses, options.isSelf );
		const unclear = results.filter( ( { unexplained } ) => unexplained.length > 0 ).map( ( { address } ) => address );
		if ( unclear.length === 0 ) {
			return results;
		}
		say( `${ unclear.length } of ${ addresses.length } addresses differ and are opened a second time` );
		for ( const { address, unexplained } of results ) {
			say(
				`  ${ address.report } ${ address.query }: ${
					unexplained
						.map( ( { about } ) => about )
						.join( '; ' )
						.slice( 0, 200 ) || 'same'
				}`
			);
		}
		const again = new Map( ( await compareAll( visitor, unclear, options.isSelf ) ).map( ( result ) => [ result.address, result ] ) );
		return results.map( ( result ) => again.get( result.address ) ?? result );
	} finally {
		await chooseScreens( site, 'ours' );
	}
}
