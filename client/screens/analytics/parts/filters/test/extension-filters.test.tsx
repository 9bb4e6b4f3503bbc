import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { forgetCulprits } from '@store-admin/extensibility';
import { parseAdvancedFilters, parseReportFilters } from '@store-admin/report-query';
import { expectConsole } from '../../../../../../tests/js/console-guard';
import { renderFilters } from './render-filters';

beforeEach( forgetCulprits );

const all = { label: 'All', value: 'all' };
const explode = () => {
	throw new Error( 'Broken extension.' );
};

/** Filters as an extension returns them from the public filters. */
function configured( filters: unknown, advanced: unknown = { title: 'Orders match <select/> filters', filters: {} } ) {
	return { filters: parseReportFilters( filters ).value, advancedFilters: parseAdvancedFilters( advanced ).value };
}

function searchChoice( settings: object ) {
	return [
		{
			label: 'Show',
			param: 'filter',
			filters: [
				all,
				{ label: 'One brand', value: 'single_brand', component: 'Search', settings: { param: 'brands', ...settings } },
			],
		},
	];
}

describe( 'A menu of an extension', () => {
	it( 'sets its own parameter and runs onClick', async () => {
		const onClick = jest.fn();
		const { user, opened } = renderFilters(
			configured( [
				{
					label: 'Currency',
					param: 'currency',
					defaultValue: 'USD',
					filters: [
						{ label: 'US dollar', value: 'USD' },
						{ label: 'Euro', value: 'EUR', onClick },
					],
				},
			] ),
			'filter=all'
		);
		await user.click( screen.getByRole( 'button', { name: 'Currency US dollar' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Euro' } ) );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
		expect( opened ).toEqual( [ 'filter=all&currency=EUR' ] );
	} );

	it( 'with showFilters that throws is left out; the others stay', () => {
		expectConsole( 'warn', /report filter “Broken” \(broken\), showFilters: threw an error/ );
		renderFilters(
			configured( [
				{ label: 'Broken', param: 'broken', showFilters: explode, filters: [ all ] },
				{ label: 'Fine', filters: [ all ] },
			] )
		);
		expect( screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'All' ] );
	} );

	it( 'is hidden when showFilters says so', () => {
		renderFilters( configured( [ { label: 'Show', showFilters: () => false, filters: [ all ] } ] ) );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'with onClick that throws still makes the choice', async () => {
		expectConsole( 'warn', /onClick of low: threw an error/ );
		const { user, opened } = renderFilters(
			configured( [ { label: 'Show', filters: [ all, { label: 'Low', value: 'low', onClick: explode } ] } ] )
		);
		await user.click( screen.getByRole( 'button', { name: /^Show/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'Low' } ) );
		expect( opened ).toEqual( [ 'filter=low' ] );
	} );

	it( 'names the chosen item by its own getLabels', async () => {
		const getLabels = jest.fn( async ( ids: string, _query: object ) => Promise.resolve( [ { key: Number( ids ), label: 'Acme' } ] ) );
		renderFilters( configured( searchChoice( { type: 'products', getLabels } ) ), 'filter=single_brand&brands=5' );
		expect( await screen.findByRole( 'button', { name: 'Show Acme' } ) ).toBeInTheDocument();
		expect( getLabels ).toHaveBeenCalledWith( '5', { filter: 'single_brand', brands: '5' } );
	} );

	it.each( [
		[ 'throws', explode ],
		[ 'returns no list', () => 'nonsense' ],
	] )( 'whose getLabels %s shows the number and a retry', async ( _what, getLabels ) => {
		expectConsole( 'warn', /report filter “Show” \(filter\), choice single_brand, getLabels: failed/ );
		renderFilters( configured( searchChoice( { type: 'products', getLabels } ) ), 'filter=single_brand&brands=5' );
		expect( await screen.findByRole( 'button', { name: 'Retry' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Show #5' } ) ).toBeInTheDocument();
	} );

	it( 'searches with its own autocompleter', async () => {
		const brands = [
			{ id: 5, name: 'Acme' },
			{ id: 6, name: 'Bolt' },
		];
		const autocompleter = {
			options: async ( text: string ) => Promise.resolve( brands.filter( ( { name } ) => name.toLowerCase().includes( text ) ) ),
			getOptionCompletion: ( { id, name }: ( typeof brands )[ number ] ) => ( { key: id, label: name } ),
		};
		const { user, opened } = renderFilters(
			configured( searchChoice( { type: 'custom', autocompleter, labels: { placeholder: 'Search brands' } } ) )
		);
		await user.click( screen.getByRole( 'button', { name: /^Show/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'One brand' } ) );
		await user.type( screen.getByRole( 'combobox', { name: 'Search brands' } ), 'bol' );
		await user.click( await screen.findByRole( 'option', { name: 'Bolt' } ) );
		expect( opened ).toEqual( [ 'filter=single_brand&brands=6' ] );
	} );

	it( 'with an autocompleter that fails offers a retry', async () => {
		expectConsole( 'warn', /autocompleter: failed\. Its suggestions are missing/ );
		const { user } = renderFilters( configured( searchChoice( { type: 'custom', autocompleter: { options: explode } } ) ) );
		await user.click( screen.getByRole( 'button', { name: /^Show/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'One brand' } ) );
		await user.type( screen.getByRole( 'combobox' ), 'bol' );
		expect( await screen.findByRole( 'button', { name: 'Retry' } ) ).toBeInTheDocument();
	} );

	it( 'with an unknown kind of items is left out', async () => {
		expectConsole( 'warn', /has the unknown search “rockets”/ );
		const { user } = renderFilters( configured( searchChoice( { type: 'rockets' } ) ) );
		await user.click( screen.getByRole( 'button', { name: /^Show/ } ) );
		expect( screen.queryByRole( 'button', { name: 'One brand' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'Advanced filters of an extension', () => {
	it( 'are added to a report without any; one with an unknown component is left out', async () => {
		expectConsole( 'warn', /advanced report filter rating: has the unknown component “Stars”/ );
		const rules = [ { value: 'is', label: 'Is' } ];
		const { user, opened } = renderFilters(
			configured( [ { label: 'Show', filters: [ all, { label: 'Advanced filters', value: 'advanced' } ] } ], {
				title: 'Orders match {{select/}} filters',
				filters: {
					rating: { labels: { add: 'Rating' }, rules, input: { component: 'Stars' } },
					note: { labels: { add: 'Note' }, rules, input: { component: 'Text' } },
				},
			} ),
			'filter=advanced'
		);
		await user.click( screen.getByRole( 'button', { name: 'Add a filter' } ) );
		expect( screen.getAllByRole( 'menuitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'Note' ] );
		await user.click( screen.getByRole( 'menuitem', { name: 'Note' } ) );
		await user.type( screen.getByRole( 'textbox', { name: 'Note' } ), 'gift{Enter}' );
		expect( opened ).toEqual( [ 'filter=advanced&match=all&note_is=gift' ] );
	} );
} );
