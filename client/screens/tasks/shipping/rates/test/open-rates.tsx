import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../../tests/js/fake-rest';
import { render } from '../../../../../../tests/js/render';
import { RatesEditor } from '../rates-editor';

export const ZONES = '/wc/v3/shipping/zones';
export const EURO_FORMAT = {
	currency: { code: 'EUR', symbol: '€', position: 'right_space' as const, precision: 2, decimalSeparator: ',', thousandSeparator: '.' },
};

export interface Method {
	instance_id: number;
	method_id: string;
	enabled: boolean;
	cost?: string;
	title?: string;
}

export function toWire( { cost = '', title, ...method }: Method ) {
	return { ...method, title: title ?? method.method_id, settings: { cost: { value: cost } } };
}

/** Answers as a server that stores zones and their methods. */
export function answerZones( methods: Readonly< Record< number, readonly Method[] > > ): Record< number, Method[] > {
	const kept: Record< number, Method[] > = Object.fromEntries(
		Object.entries( methods ).map( ( [ id, list ] ) => [ id, list.map( ( method ) => ( { ...method } ) ) ] )
	);
	let last = 100;
	onRest( `GET ${ ZONES }`, () => Object.keys( kept ).map( ( id ) => ( { id: Number( id ), name: `Zone ${ id }` } ) ) );
	onRest( `POST ${ ZONES }`, ( { body }: RestRequest ) => {
		kept[ 9 ] = [];
		return { id: 9, name: ( body as { name: string } ).name };
	} );
	onRest( `GET ${ ZONES }/:id/locations`, ( { params }: RestRequest ) => [
		{ code: params[ 'id' ] === '3' ? 'FR' : 'US', type: 'country' },
	] );
	onRest( `POST ${ ZONES }/:id/locations`, ( { body }: RestRequest ) => body );
	onRest( `GET ${ ZONES }/:id/methods`, ( { params }: RestRequest ) => {
		const list = kept[ Number( params[ 'id' ] ) ];
		return list ? list.map( toWire ) : restError( 404, 'woocommerce_rest_shipping_zone_invalid', 'Resource does not exist.' );
	} );
	onRest( `POST ${ ZONES }/:id/methods`, ( { params, body }: RestRequest ) => {
		const { method_id: methodId, enabled, settings } = body as { method_id: string; enabled: boolean; settings: { cost: string } };
		const method = { instance_id: ++last, method_id: methodId, enabled, cost: settings.cost };
		kept[ Number( params[ 'id' ] ) ]?.push( method );
		return toWire( method );
	} );
	onRest( `POST ${ ZONES }/:id/methods/:instance`, ( { params, body }: RestRequest ) => {
		const method = kept[ Number( params[ 'id' ] ) ]?.find( ( item ) => String( item.instance_id ) === params[ 'instance' ] );
		const { enabled, settings } = body as { enabled: boolean; settings?: { cost: string } };
		Object.assign( method ?? {}, { enabled }, settings && { cost: settings.cost } );
		return toWire( method as Method );
	} );
	return kept;
}

export const FLAT: Method = { instance_id: 3, method_id: 'flat_rate', enabled: true, cost: '3000' };
export const writes = () => restRequests().filter( ( { method, path } ) => method !== 'GET' && path.includes( '/methods' ) );

export function openRates( settings = {} ) {
	const onSaved = jest.fn();
	const page = render( <RatesEditor country="US" countryName="United States (US)" buttonText="Complete task" onSaved={ onSaved } />, {
		settings,
	} );
	return { ...page, onSaved };
}

export const home = async ( name = 'Zone 2' ) => screen.findByRole( 'textbox', { name } );
export const saveButton = () => screen.getByRole( 'button', { name: 'Complete task' } );
