import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useSellTo } from '@store-admin/data';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { SellToCheck } from '../sell-to-check';
import { hasTaxService } from '../tax-service';

const GENERAL = 'GET /wc-analytics/settings/general';
const country = ( code: string, name: string ) => ( { code, name, states: [] } );

interface Store {
	readonly sellsTo?: readonly string[];
	readonly hasMethod?: boolean;
}

function serve( { sellsTo = [ 'DE', 'FR' ], hasMethod = false }: Store = {} ) {
	onRest( 'GET /wc-analytics/data/countries', [
		country( 'DE', 'Germany' ),
		country( 'FR', 'France' ),
		country( 'RE', 'R&eacute;union' ),
		...[ 'AT', 'BE', 'CH', 'DK' ].map( ( code ) => country( code, code ) ),
	] );
	onRest( GENERAL, [
		{ id: 'woocommerce_allowed_countries', value: 'specific' },
		{ id: 'woocommerce_specific_allowed_countries', value: sellsTo },
		{ id: 'woocommerce_default_country', value: 'DE' },
		{ id: 'woocommerce_calc_taxes', value: 'yes' },
	] );
	onRest( 'GET /wc-analytics/settings/tax', [ { id: 'woocommerce_tax_based_on', value: 'shipping' } ] );
	onRest( 'GET /wc/v3/shipping/zones', [
		{ id: 0, name: 'Elsewhere', order: 0 },
		{ id: 3, name: '<b>Zone</b> D', order: 1 },
	] );
	onRest( 'GET /wc/v3/shipping/zones/3/locations', [ { code: 'DE', type: 'country' } ] );
	onRest( 'GET /wc/v3/shipping/zones/3/methods', [] );
	onRest( 'GET /wc/v3/shipping/zones/0/methods', [
		{ instance_id: 1, method_id: 'flat_rate', title: 'Flat rate', enabled: hasMethod, settings: {} },
	] );
	onRest( 'GET /wc/v3/taxes', answer( 200, [ { id: 1, country: 'DE', class: 'standard' } ], { 'X-WP-TotalPages': '1' } ) );
	onRest( 'GET /wc/v3/payment_gateways', [ { id: 'cod', enabled: true, settings: {} } ] );
}

function Check(): ReactElement {
	const { state, check } = useSellTo( false );
	return <SellToCheck state={ state } onCheck={ check } heading="h2" />;
}

const press = async ( name = 'Check now' ) => {
	const { user } = render( <Check /> );
	await user.click( screen.getByRole( 'button', { name } ) );
	return user;
};
const gap = async ( title: string ) => within( ( await screen.findByText( title ) ).closest( 'li' ) as HTMLElement );

describe( 'the check whether customers can order', () => {
	it( 'asks nothing before it is started', () => {
		serve();
		render( <Check /> );
		expect( restRequests() ).toHaveLength( 0 );
	} );

	it( 'names each gap with the link that closes it', async () => {
		serve( { hasMethod: true } );
		await press();
		const shipping = await gap( 'No shipping method' );
		expect( shipping.getByText( 'Germany' ) ).toBeInTheDocument();
		expect( shipping.getByText( /The shipping zone “Zone D” has no method/ ) ).toBeInTheDocument();
		expect( shipping.getByRole( 'link' ).getAttribute( 'href' ) ).toContain( 'tab=shipping&zone_id=3' );
		const tax = await gap( 'No tax rate' );
		expect( tax.getByText( 'France' ) ).toBeInTheDocument();
		expect( tax.getByRole( 'link' ).getAttribute( 'href' ) ).toContain( 'tab=tax&section=standard' );
	} );

	it( 'reads all pages of tax rates before it names a gap', async () => {
		serve( { hasMethod: true } );
		const asked: string[] = [];
		onRest( 'GET /wc/v3/taxes', ( { query } ) => {
			asked.push( String( query[ 'page' ] ) );
			const code = query[ 'page' ] === '12' ? 'FR' : 'DE';
			return answer( 200, [ { id: 1, country: code, class: 'standard' } ], { 'X-WP-TotalPages': '12' } );
		} );
		await press();
		await gap( 'No shipping method' );
		expect( screen.queryByText( 'No tax rate' ) ).toBeNull();
		expect( new Set( asked ).size ).toBe( 12 );
	} );

	it( 'names some of many countries, and the others after a press', async () => {
		serve( { sellsTo: [ 'FR', 'RE', 'AT', 'BE', 'CH', 'DK' ] } );
		await press();
		const shipping = await gap( 'No shipping method' );
		expect( shipping.getByText( 'France, Réunion, AT, BE, CH and 1 more' ) ).toBeInTheDocument();
		expect( shipping.getByText( 'DK' ) ).toBeInTheDocument();
	} );

	it( 'says when nothing is missing, and can be repeated', async () => {
		serve( { sellsTo: [ 'DE' ] } );
		onRest( 'GET /wc/v3/shipping/zones/3/methods', [
			{ instance_id: 1, method_id: 'flat_rate', title: 'Flat rate', enabled: true, settings: {} },
		] );
		const user = await press();
		expect( await screen.findByText( /Nothing is missing/ ) ).toBeInTheDocument();
		serve( { sellsTo: [] } );
		await user.click( screen.getByRole( 'button', { name: 'Check again' } ) );
		expect( await screen.findByText( 'Your store sells to no country.' ) ).toBeInTheDocument();
	} );

	it( 'derives nothing from an answer that failed, and offers another try', async () => {
		serve();
		onRest( 'GET /wc/v3/payment_gateways', restError( 500, 'broken', 'Broken.' ) );
		const user = await press();
		expect( await screen.findByText( 'Your countries could not be checked.' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'No shipping method' ) ).not.toBeInTheDocument();
		serve();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( ( await screen.findAllByText( 'No shipping method' ) ).length ).toBeGreaterThan( 0 );
	} );

	it( 'says to a user without the right that they may not see it', async () => {
		serve();
		onRest( GENERAL, restError( 403, 'woocommerce_rest_cannot_view', 'No.' ) );
		await press();
		expect( await screen.findByText( /Your account is not allowed to see this/ ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'hasTaxService', () => {
	it( 'is true when the tax task names a service that is active', () => {
		const lists = ( additionalData: object ) => [
			makeTaskList( { tasks: [ makeTask( { id: 'tax', additionalData: { ...additionalData } } ) ] } ),
		];
		expect( hasTaxService( lists( { taxJarActivated: true } ) ) ).toBe( true );
		expect( hasTaxService( lists( { taxJarActivated: false, woocommerceShippingActivated: true } ) ) ).toBe( false );
		expect( hasTaxService( [] ) ).toBe( false );
	} );
} );
