import { get, post, request } from '../core/request';
import { toFlag, toNumber, toObject, toObjects, toText, type WireObject } from '../core/wire';

const ZONES = '/wc/v3/shipping/zones';

export interface ZoneLocation {
	readonly code: string;
	readonly type: string;
}

/** One way of shipping that a zone offers. */
export interface ZoneMethod {
	readonly instanceId: number;
	/** Kind, such as `flat_rate` or `free_shipping`. */
	readonly methodId: string;
	readonly title: string;
	readonly isEnabled: boolean;
	/** As stored: a number with a dot, a formula such as `10 * [qty]`, or '' when the kind has no cost. */
	readonly cost: string;
	/** When free shipping applies; '' always. */
	readonly condition: string;
}

export interface ZoneSummary {
	/** 0 stands for every place that no other zone covers. */
	readonly id: number;
	readonly name: string;
}

function settingOf( wire: WireObject, name: string ): string {
	return toText( toObject( toObject( wire[ 'settings' ] )[ name ] )[ 'value' ] );
}

function toMethod( wire: WireObject ): ZoneMethod {
	return {
		instanceId: toNumber( wire[ 'instance_id' ] ),
		methodId: toText( wire[ 'method_id' ] ),
		title: toText( wire[ 'title' ] ),
		isEnabled: toFlag( wire[ 'enabled' ] ),
		cost: settingOf( wire, 'cost' ),
		condition: settingOf( wire, 'requires' ),
	};
}

function toZone( wire: WireObject ): ZoneSummary {
	return { id: toNumber( wire[ 'id' ] ), name: toText( wire[ 'name' ] ) };
}

/** Reads the shipping zones, the rest of the world included. */
export async function fetchZones(): Promise< readonly ZoneSummary[] > {
	return toObjects( await get( ZONES ) ).map( toZone );
}

/** Reads the places of a zone. */
export async function fetchZoneLocations( zoneId: number ): Promise< readonly ZoneLocation[] > {
	const locations = toObjects( await get( `${ ZONES }/${ zoneId }/locations` ) );
	return locations.map( ( wire ) => ( { code: toText( wire[ 'code' ] ), type: toText( wire[ 'type' ] ) } ) );
}

/** Reads the ways of shipping that a zone offers. */
export async function fetchZoneMethods( zoneId: number ): Promise< readonly ZoneMethod[] > {
	return toObjects( await get( `${ ZONES }/${ zoneId }/methods` ) ).map( toMethod );
}

/** Creates a zone without places, which applies everywhere until `saveZoneLocations` gives it some. */
export async function createZone( name: string ): Promise< ZoneSummary > {
	return toZone( toObject( await post( ZONES, { name } ) ) );
}

/** Replaces the places of a zone. */
export async function saveZoneLocations( zoneId: number, locations: readonly ZoneLocation[] ): Promise< void > {
	await post( `${ ZONES }/${ zoneId }/locations`, locations );
}

/** Deletes a zone with its methods. */
export async function deleteZone( zoneId: number ): Promise< void > {
	await request( { method: 'DELETE', path: `${ ZONES }/${ zoneId }`, query: { force: true } } );
}

/**
 * Adds a way of shipping to a zone and switches it on.
 *
 * @param zoneId   Zone.
 * @param methodId Kind.
 * @param cost     Amount in the store's currency with a dot; kinds without a cost ignore it.
 */
export async function createZoneMethod( zoneId: number, methodId: string, cost: string ): Promise< ZoneMethod > {
	const data = { method_id: methodId, enabled: true, settings: { cost } };
	return toMethod( toObject( await post( `${ ZONES }/${ zoneId }/methods`, data ) ) );
}

/** Changes a way of shipping of a zone. What is left out stays. */
export async function updateZoneMethod(
	zoneId: number,
	{
		instanceId,
		...changes
	}: { readonly instanceId: number; readonly isEnabled: boolean; readonly methodId?: string; readonly cost?: string }
): Promise< ZoneMethod > {
	const { isEnabled, methodId, cost } = changes;
	const data = {
		...( methodId === undefined ? {} : { method_id: methodId } ),
		enabled: isEnabled,
		...( cost === undefined ? {} : { settings: { cost } } ),
	};
	return toMethod( toObject( await post( `${ ZONES }/${ zoneId }/methods/${ instanceId }`, data ) ) );
}
