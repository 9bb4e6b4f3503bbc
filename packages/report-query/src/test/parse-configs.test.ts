import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAdvancedFilters } from '../parse-advanced-filters';
import { parseReportFilters } from '../parse-report-filters';

const getLabels = async () => Promise.resolve( [] );

describe( 'parseReportFilters', () => {
	test( 'returns a valid filter unchanged, with fields of the extension', () => {
		const filter = {
			label: 'Currency',
			staticParams: [ 'paged' ],
			param: 'currency',
			showFilters: () => false,
			defaultValue: 'USD',
			filters: [
				{ label: 'US dollar', value: 'USD', icon: '$' },
				{
					label: 'Single',
					value: 'select',
					chartMode: 'item-comparison',
					subFilters: [
						{
							label: '',
							value: 'single',
							path: [ 'select' ],
							component: 'Search',
							settings: { type: 'products', param: 'products', getLabels },
						},
					],
				},
			],
			own: true,
		};
		expect( parseReportFilters( [ filter ] ) ).toEqual( { value: [ filter ], problems: [] } );
	} );

	test( 'adds defaults for missing fields', () => {
		const { value } = parseReportFilters( [ { label: 'Show', filters: [ { label: 'One', value: 1 } ] } ] );
		expect( value ).toMatchObject( [ { param: 'filter', staticParams: [], filters: [ { label: 'One', value: '1' } ] } ] );
		expect( value[ 0 ]?.showFilters( {}, { advancedFilters: { title: '', filters: {} } } ) ).toBe( true );
	} );

	test.each( [
		[ undefined, [ { code: 'not_a_list', at: '' } ] ],
		[ { filters: [] }, [ { code: 'not_a_list', at: '' } ] ],
		[
			[ null, 'x' ],
			[
				{ code: 'not_an_object', at: 'filters.0' },
				{ code: 'not_an_object', at: 'filters.1' },
			],
		],
		[ [ { param: '', filters: [] } ], [ { code: 'no_param', at: 'filters.0' } ] ],
		[ [ { param: 'a' } ], [ { code: 'no_choices', at: 'filters.0' } ] ],
	] )( 'reports the invalid parts of %j', ( given, problems ) => {
		expect( parseReportFilters( given ) ).toEqual( { value: [], problems } );
	} );

	test( 'leaves out a choice without a value, and a search without settings', () => {
		const filters = [
			{ label: 'All', value: 'all' },
			{ label: 'None' },
			{ value: 'single', component: 'Search' },
			{ value: 'x', settings: {} },
		];
		const { value, problems } = parseReportFilters( [ { param: 'filter', filters } ] );
		expect( value[ 0 ]?.filters.map( ( option ) => option.value ) ).toEqual( [ 'all' ] );
		expect( problems ).toEqual( [
			{ code: 'no_value', at: 'filters.0.filters.1' },
			{ code: 'no_settings', at: 'filters.0.filters.2' },
			{ code: 'no_settings', at: 'filters.0.filters.3' },
		] );
	} );

	test( 'returns no filters when a field throws', () => {
		const filter = {
			get param(): string {
				throw new Error( 'not ready' );
			},
		};
		expect( parseReportFilters( [ filter ] ).value ).toEqual( [] );
	} );

	test( 'never throws', () => {
		fc.assert(
			fc.property( fc.anything(), ( given ) => {
				expect( Array.isArray( parseReportFilters( given ).value ) ).toBe( true );
				expect( parseAdvancedFilters( { filters: given } ).value ).toHaveProperty( 'filters' );
			} )
		);
	} );
} );

describe( 'parseAdvancedFilters', () => {
	test( 'returns valid filters unchanged, with fields of the extension', () => {
		const advanced = {
			title: 'Orders match <select/> filters',
			filters: {
				gift: {
					labels: { add: 'Gift', title: '<title>Gift</title> <rule/> <filter/>' },
					rules: [ { value: 'is', label: 'Is' } ],
					input: {
						component: 'SelectControl',
						options: [
							{ value: '', label: 'Choose' },
							{ value: 'yes', label: 'Yes' },
						],
						defaultOption: 'yes',
					},
					allowMultiple: false,
					own: 1,
				},
			},
		};
		expect( parseAdvancedFilters( advanced ) ).toEqual( { value: advanced, problems: [] } );
	} );

	test( 'parses a filter that has only an input', () => {
		const { value } = parseAdvancedFilters( { filters: { note: { input: { component: 'Text' } } } } );
		expect( value ).toEqual( {
			title: '',
			filters: { note: { labels: {}, rules: [], input: { component: 'Text' }, allowMultiple: false } },
		} );
	} );

	test( 'leaves out invalid filters', () => {
		const input = { component: 'Text' };
		const { value, problems } = parseAdvancedFilters( {
			title: 5,
			filters: { a: null, b: { input: {} }, constructor: { input }, 'c[]': { input }, d: { input, rules: [ {}, { value: 'is' } ] } },
		} );
		expect( Object.keys( value.filters ) ).toEqual( [ 'd' ] );
		expect( value.filters[ 'd' ]?.rules ).toEqual( [ { value: 'is', label: '' } ] );
		expect( problems ).toEqual( [
			{ code: 'not_an_object', at: 'filters.a' },
			{ code: 'no_input', at: 'filters.b' },
			{ code: 'bad_name', at: 'filters.constructor' },
			{ code: 'bad_name', at: 'filters.c[]' },
			{ code: 'no_value', at: 'filters.d.rules.0' },
		] );
	} );

	test.each( [ undefined, null, [], 'x' ] )( 'returns no filters for %j', ( given ) => {
		expect( parseAdvancedFilters( given ) ).toEqual( {
			value: { title: '', filters: {} },
			problems: [ { code: 'not_an_object', at: '' } ],
		} );
	} );
} );
