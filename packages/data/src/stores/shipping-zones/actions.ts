import {
	createZone,
	createZoneMethod,
	deleteZone,
	fetchZoneLocations,
	fetchZoneMethods,
	fetchZones,
	saveZoneLocations,
	toApiError,
	updateZoneMethod,
	type ZoneMethod,
	type ZoneSummary,
} from '@store-admin/api';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { zones, type MethodWrite, type NewCountryZone, type ShippingZone, type ShippingZonesState } from './state';

type Context = ThunkContext< ShippingZonesState >;

/** A zone with its locations and methods. Empty when the zone was deleted after the list of zones was fetched. */
async function withDetails( zone: ZoneSummary ): Promise< readonly ShippingZone[] > {
	try {
		const [ locations, methods ] = await Promise.all( [
			zone.id === 0 ? [] : fetchZoneLocations( zone.id ),
			fetchZoneMethods( zone.id ),
		] );
		return [ { ...zone, locations, methods } ];
	} catch ( thrown ) {
		if ( toApiError( thrown ).status === 404 ) {
			return [];
		}
		throw thrown;
	}
}

function change( zoneId: number, edit: ( methods: readonly ZoneMethod[] ) => readonly ZoneMethod[] ) {
	return ( { dispatch, select }: Context ): void => {
		const known = stateOf( { select } ).zones ?? [];
		dispatch( zones.receive( known.map( ( zone ) => ( zone.id === zoneId ? { ...zone, methods: edit( zone.methods ) } : zone ) ) ) );
	};
}

async function send( zoneId: number, write: MethodWrite ): Promise< ZoneMethod > {
	switch ( write.kind ) {
		case 'create':
			return createZoneMethod( zoneId, write.methodId, write.cost );
		case 'update':
			return updateZoneMethod( zoneId, { ...write, isEnabled: true } );
		case 'disable':
			return updateZoneMethod( zoneId, { instanceId: write.instanceId, isEnabled: false } );
	}
}

export const actions = {
	/** Fetches all zones now, because another tab may have added one. */
	readZones:
		(): Thunk< readonly ShippingZone[] > =>
		async ( { dispatch } ) => {
			const all = await fetchZones();
			const detailed = ( await Promise.all( all.map( withDetails ) ) ).flat();
			dispatch( zones.receive( detailed ) );
			return detailed;
		},
	/**
	 * Creates a zone for one country with its first shipping method. A half-made zone does harm: without locations it
	 * covers everything, without a method customers of its country cannot order. So the zone is deleted when a part
	 * cannot be saved.
	 */
	createCountryZone:
		( { name, country, methodId, cost }: NewCountryZone ) =>
		async ( { dispatch, select }: Context ): Promise< ShippingZone > => {
			const created = await createZone( name );
			const locations = [ { code: country, type: 'country' } ];
			try {
				await saveZoneLocations( created.id, locations );
				const methods = [ await createZoneMethod( created.id, methodId, cost ) ];
				const zone = { ...created, locations, methods };
				dispatch( zones.receive( [ ...( stateOf( { select } ).zones ?? [] ), zone ] ) );
				return zone;
			} catch ( error ) {
				await deleteZone( created.id ).catch( () => undefined );
				throw error;
			}
		},
	/** Fetches the methods of a zone now, because another tab may have changed them. */
	readZoneMethods:
		( zoneId: number ): Thunk< readonly ZoneMethod[] > =>
		async ( { dispatch } ) => {
			const methods = await fetchZoneMethods( zoneId );
			dispatch( change( zoneId, () => methods ) );
			return methods;
		},
	/** Makes one change to the methods of a zone. */
	writeZoneMethod:
		( zoneId: number, write: MethodWrite ): Thunk< void > =>
		async ( { dispatch } ) => {
			const saved = await send( zoneId, write );
			dispatch(
				change( zoneId, ( methods ) => [ ...methods.filter( ( { instanceId } ) => instanceId !== saved.instanceId ), saved ] )
			);
		},
};
