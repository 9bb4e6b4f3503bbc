import { get, post, remove } from '../core/request';
import {
	id,
	listOf,
	mapped,
	maybe,
	numberOr,
	object,
	recordOf,
	requiredFlag,
	requiredNumber,
	requiredText,
	text,
	where,
	type Shape,
	type ValueOf,
} from '../core/shape';
import { settingValue } from '../core/setting-value';

const ZONES = '/wc/v3/shipping/zones';

const location = object( {
	/** For example `US`, `US:CA` or `EU`, depending on the type. */
	code: requiredText,
	/** `country`, `state`, `continent` or `postcode`. */
	type: requiredText,
} );

/** A location that a zone covers. */
export type ZoneLocation = ValueOf< typeof location >;

/** One shipping method of a zone. */
export interface ZoneMethod {
	readonly instanceId: number;
	/** Type of the method, such as `flat_rate` or `free_shipping`. */
	readonly methodId: string;
	readonly title: string;
	readonly isEnabled: boolean;
	/** Stored cost: a number with a dot, a formula such as `10 * [qty]`, or '' when this type has no cost. */
	readonly cost: string;
	/** Condition for free shipping; '' when there is none. */
	readonly condition: string;
}

const method: Shape< ZoneMethod > = mapped(
	object( {
		instance_id: id,
		method_id: requiredText,
		title: text,
		enabled: requiredFlag,
		settings: recordOf( object( { value: settingValue } ) ),
	} ),
	( { instance_id: instanceId, method_id: methodId, title, enabled: isEnabled, settings } ) => ( {
		instanceId,
		methodId,
		title,
		isEnabled,
		cost: settings[ 'cost' ]?.value ?? '',
		condition: settings[ 'requires' ]?.value ?? '',
	} )
);

const zone = object( {
	/** 0 is the zone of all locations that no other zone covers. */
	id: where( requiredNumber, ( value ) => Number.isSafeInteger( value ) && value >= 0, 'the id of a zone' ),
	name: text,
	/** The first zone that covers an address counts; lower ones come first. */
	order: maybe( numberOr( 0 ) ),
} );

export type ZoneSummary = ValueOf< typeof zone >;

/** Fetches the shipping zones, including the rest of the world. */
export async function fetchZones(): Promise< readonly ZoneSummary[] > {
	return get( listOf( zone ), ZONES );
}

/** Fetches the locations of a zone. */
export async function fetchZoneLocations( zoneId: number ): Promise< readonly ZoneLocation[] > {
	return get( listOf( location ), `${ ZONES }/${ zoneId }/locations` );
}

/** Fetches the shipping methods of a zone. */
export async function fetchZoneMethods( zoneId: number ): Promise< readonly ZoneMethod[] > {
	return get( listOf( method ), `${ ZONES }/${ zoneId }/methods` );
}

/** Creates a zone without locations. It covers everything until `saveZoneLocations` adds some. */
export async function createZone( name: string ): Promise< ZoneSummary > {
	return post(
		where( zone, ( created ) => created.id > 0, 'a new zone' ),
		ZONES,
		{ name }
	);
}

/**
 * Replaces the locations of a zone.
 *
 * @throws {ApiError} Also when a location is missing in the answer, because a zone without locations covers everything.
 */
export async function saveZoneLocations( zoneId: number, locations: readonly ZoneLocation[] ): Promise< void > {
	const saved = locations.reduce(
		( shape, { code, type } ) =>
			where( shape, ( found ) => found.some( ( place ) => place.code === code && place.type === type ), `the place ${ code }` ),
		listOf( location )
	);
	await post( saved, `${ ZONES }/${ zoneId }/locations`, locations );
}

/** Deletes a zone and its methods. */
export async function deleteZone( zoneId: number ): Promise< void > {
	const deleted = where( zone, ( found ) => found.id === zoneId, `the zone ${ zoneId }` );
	await remove( deleted, `${ ZONES }/${ zoneId }`, { force: true } );
}

/**
 * Adds an enabled shipping method to a zone.
 *
 * @param zoneId   Id of the zone.
 * @param methodId Type of the method.
 * @param cost     Amount in the store's currency with a dot; types without a cost ignore it.
 */
export async function createZoneMethod( zoneId: number, methodId: string, cost: string ): Promise< ZoneMethod > {
	const created = where( method, ( found ) => found.methodId === methodId && found.isEnabled, `${ methodId } switched on` );
	return post( created, `${ ZONES }/${ zoneId }/methods`, { method_id: methodId, enabled: true, settings: { cost } } );
}

/** Changes a shipping method of a zone. Fields that are left out stay unchanged. */
export async function updateZoneMethod(
	zoneId: number,
	{
		instanceId,
		...changes
	}: { readonly instanceId: number; readonly isEnabled: boolean; readonly methodId?: string; readonly cost?: string }
): Promise< ZoneMethod > {
	const { isEnabled, methodId, cost } = changes;
	const changed = where(
		method,
		( found ) => found.instanceId === instanceId && found.isEnabled === isEnabled,
		`the method ${ instanceId } switched ${ isEnabled ? 'on' : 'off' }`
	);
	return post( changed, `${ ZONES }/${ zoneId }/methods/${ instanceId }`, {
		...( methodId === undefined ? {} : { method_id: methodId } ),
		enabled: isEnabled,
		...( cost === undefined ? {} : { settings: { cost } } ),
	} );
}
