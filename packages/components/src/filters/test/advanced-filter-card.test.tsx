import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdvancedFilterCard, type AdvancedFilterCardProps } from '../advanced-filter-card';
import type { FilterDefinition, FilterValue } from '../filter-definition';

const currency = { symbol: '€', position: 'right_space', decimalSeparator: ',', thousandSeparator: '.', precision: 2 } as const;

const coupons = [
	{ key: '3', label: 'summer' },
	{ key: '4', label: 'winter' },
];
const couponSearch = {
	search: ( text: string ) => Promise.resolve( coupons.filter( ( { label } ) => label.includes( text ) ) ),
	getLabels: ( ids: readonly string[] ) => Promise.resolve( coupons.filter( ( { key } ) => ids.includes( key ) ) ),
};
const is = [
	{ value: 'is', label: 'Is' },
	{ value: 'is_not', label: 'Is Not' },
];
const amounts = [
	{ value: 'max', label: 'Less Than' },
	{ value: 'min', label: 'More Than' },
	{ value: 'between', label: 'Between' },
];
const sentence = ( title: string ) => `<title>${ title }</title> <rule/> <filter/>`;

const definitions: readonly FilterDefinition[] = [
	{
		key: 'status',
		labels: {
			add: 'Order status',
			title: sentence( 'Order Status' ),
			rule: 'Select an order status filter match',
			filter: 'Select an order status',
			remove: 'Remove order status filter',
		},
		rules: is,
		input: {
			kind: 'select',
			options: [
				{ value: 'completed', label: 'Completed' },
				{ value: 'failed', label: 'Failed' },
			],
		},
	},
	{
		key: 'coupon',
		labels: { add: 'Coupon code', title: '{{title}}Coupon code{{/title}} {{rule /}} {{filter /}}' },
		rules: [ { value: 'includes', label: 'Includes' } ],
		input: { kind: 'search', ...couponSearch },
	},
	{ key: 'orders', labels: { add: 'No. of Orders', title: sentence( 'No. of Orders' ) }, rules: amounts, input: { kind: 'number' } },
	{ key: 'spend', labels: { add: 'Total spend', title: sentence( 'Total spend' ) }, rules: amounts, input: { kind: 'currency' } },
	{
		key: 'registered',
		labels: { add: 'Registered', title: sentence( 'Registered' ) },
		rules: [
			{ value: 'before', label: 'Before' },
			{ value: 'between', label: 'Between' },
		],
		input: { kind: 'date' },
	},
	{
		key: 'attribute',
		labels: { add: 'Product attribute', title: sentence( 'Product attribute' ) },
		rules: is,
		allowMultiple: true,
		input: {
			kind: 'attribute',
			attributes: { search: () => Promise.resolve( [ { key: '1', label: 'Color' } ] ) },
			valuesOf: ( attribute ) => ( { search: () => Promise.resolve( [ { key: '20', label: `Blue of ${ attribute }` } ] ) } ),
		},
	},
	{ key: 'ip', labels: { add: 'IP address', title: sentence( 'IP address' ) }, rules: [], input: { kind: 'text' } },
];

function renderCard( values: readonly FilterValue[] = [], props: Partial< AdvancedFilterCardProps > = {} ) {
	const onApply = jest.fn();
	const all: AdvancedFilterCardProps = {
		title: 'Orders match <select/> filters',
		definitions,
		values,
		match: 'all',
		currency,
		onApply,
		...props,
	};
	const view = render( <AdvancedFilterCard { ...all } /> );
	const rerender = ( next: Partial< AdvancedFilterCardProps > ) => view.rerender( <AdvancedFilterCard { ...all } { ...next } /> );
	return { onApply, rerender, user: userEvent.setup( { delay: null } ) };
}

type User = ReturnType< typeof userEvent.setup >;

const row = ( name: string ) => within( screen.getByRole( 'group', { name } ) );
const add = async ( user: User, name: string ) => {
	await user.click( screen.getByRole( 'button', { name: 'Add a filter' } ) );
	await user.click( screen.getByRole( 'menuitem', { name } ) );
};
const apply = ( user: User ) => user.click( screen.getByRole( 'button', { name: 'Filter' } ) );
const textbox = ( name: string ) => screen.getByRole( 'textbox', { name } );
const pick = async ( user: User, field: string, typed: string ) => {
	await user.type( screen.getByRole( 'combobox', { name: field } ), typed );
	await screen.findByRole( 'option', { selected: true, name: ( name ) => name.toLowerCase().includes( typed ) } );
	await user.keyboard( '{Enter}' );
};

describe( 'AdvancedFilterCard', () => {
	it( 'shows the active filters, each with its rule and value', async () => {
		renderCard( [
			{ key: 'status', rule: 'is_not', value: 'failed' },
			{ key: 'coupon', rule: 'includes', value: [ '3', '99' ] },
			{ key: 'spend', rule: 'between', value: [ '10.5', '2000' ] },
			{ key: 'unknown', rule: 'is', value: 'x' },
		] );
		expect( screen.getByRole( 'heading', { name: 'Advanced filters' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'combobox', { name: 'Select an order status filter match' } ) ).toHaveDisplayValue( 'Is Not' );
		expect( screen.getByRole( 'combobox', { name: 'Select an order status' } ) ).toHaveDisplayValue( 'Failed' );
		expect( await screen.findByText( 'summer' ) ).toBeInTheDocument();
		expect( screen.getByText( '#99 (not found)' ) ).toBeInTheDocument();
		expect( textbox( 'Total spend, from' ) ).toHaveValue( '10,5' );
		expect( textbox( 'Total spend, to' ) ).toHaveValue( '2.000' );
		expect( screen.getAllByRole( 'group', { name: /Order Status|Coupon|Total|unknown/ } ) ).toHaveLength( 3 );
	} );

	it( 'adds a filter, moves the focus to it and applies it, by keyboard alone', async () => {
		const { user, onApply } = renderCard();
		screen.getByRole( 'button', { name: 'Add a filter' } ).focus();
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( screen.getByRole( 'combobox', { name: 'Select an order status filter match' } ) ).toHaveFocus();
		await apply( user );
		expect( onApply ).toHaveBeenCalledWith( [ { key: 'status', rule: 'is', value: 'completed' } ], 'all' );
	} );

	it( 'offers a filter once, unless it can be used several times', async () => {
		const { user } = renderCard( [
			{ key: 'status', rule: 'is', value: 'failed' },
			{ key: 'attribute', rule: 'is', value: [ '1', '20' ] },
		] );
		await user.click( screen.getByRole( 'button', { name: 'Add a filter' } ) );
		const names = screen.getAllByRole( 'menuitem' ).map( ( item ) => item.textContent );
		expect( names ).not.toContain( 'Order status' );
		expect( names ).toContain( 'Product attribute' );
	} );

	it( 'has a choice between all and any', async () => {
		const { user, onApply } = renderCard( [ { key: 'ip', rule: null, value: '10.0.0.1' } ] );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Choose to apply any or all filters' } ), 'Any' );
		await apply( user );
		expect( onApply ).toHaveBeenCalledWith( [ { key: 'ip', rule: null, value: '10.0.0.1' } ], 'any' );
	} );

	it( 'removes a filter and moves the focus to the next one, or else to the button that adds one', async () => {
		const { user } = renderCard( [
			{ key: 'status', rule: 'is', value: 'failed' },
			{ key: 'ip', rule: null, value: '10.0.0.1' },
		] );
		await user.click( screen.getByRole( 'button', { name: 'Remove order status filter' } ) );
		expect( textbox( 'IP address' ) ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Remove IP address' } ) );
		expect( screen.getByRole( 'button', { name: 'Add a filter' } ) ).toHaveFocus();
	} );

	it( 'clears all filters at once', async () => {
		const { user, onApply } = renderCard( [ { key: 'status', rule: 'is', value: 'failed' } ] );
		await user.click( screen.getByRole( 'button', { name: 'Clear all filters' } ) );
		expect( onApply ).toHaveBeenCalledWith( [], 'all' );
		expect( screen.queryByRole( 'group', { name: 'Order Status' } ) ).not.toBeInTheDocument();
	} );

	it( 'discards changes when other filters become active, for example after Back', async () => {
		const { rerender, user } = renderCard( [ { key: 'ip', rule: null, value: '10.0.0.1' } ] );
		await user.type( textbox( 'IP address' ), '23' );
		rerender( { values: [ { key: 'ip', rule: null, value: '10.0.0.9' } ], match: 'any' } );
		expect( textbox( 'IP address' ) ).toHaveValue( '10.0.0.9' );
		expect( screen.getByRole( 'combobox', { name: 'Choose to apply any or all filters' } ) ).toHaveDisplayValue( 'Any' );
	} );

	it( 'keeps a status that is no longer registered', () => {
		renderCard( [ { key: 'status', rule: 'is', value: 'wc-custom' } ] );
		expect( screen.getByRole( 'combobox', { name: 'Select an order status' } ) ).toHaveDisplayValue( 'wc-custom (not found)' );
	} );
} );

describe( 'A filter', () => {
	it.each< [ string, ( user: User ) => Promise< void >, FilterValue ] >( [
		[ 'Coupon code', ( user ) => pick( user, 'Coupon code', 'winter' ), { key: 'coupon', rule: 'includes', value: [ '4' ] } ],
		[ 'No. of Orders', ( user ) => user.type( textbox( 'No. of Orders' ), '1.000' ), { key: 'orders', rule: 'max', value: '1000' } ],
		[ 'Total spend', ( user ) => user.type( textbox( 'Total spend' ), ' -12,50 ' ), { key: 'spend', rule: 'max', value: '-12.50' } ],
		[
			'Total spend',
			async ( user ) => {
				await user.selectOptions( row( 'Total spend' ).getByRole( 'combobox' ), 'Between' );
				await user.type( textbox( 'Total spend, from' ), '9' );
				await user.type( textbox( 'Total spend, to' ), '10' );
			},
			{ key: 'spend', rule: 'between', value: [ '9', '10' ] },
		],
		[
			'Registered',
			( user ) => user.type( textbox( 'Registered' ), '2028-02-29' ),
			{ key: 'registered', rule: 'before', value: '2028-02-29' },
		],
		[
			'Product attribute',
			async ( user ) => {
				await pick( user, 'Product attribute', 'color' );
				await pick( user, 'Attribute value', 'blue' );
			},
			{ key: 'attribute', rule: 'is', value: [ '1', '20' ] },
		],
		[ 'IP address', ( user ) => user.type( textbox( 'IP address' ), '10.0.0.1{Enter}' ), { key: 'ip', rule: null, value: '10.0.0.1' } ],
	] )( '"%s" applies the entered value', async ( name, enter, value ) => {
		const { user, onApply } = renderCard();
		await add( user, name );
		await enter( user );
		await apply( user );
		expect( onApply ).toHaveBeenLastCalledWith( [ value ], 'all' );
	} );

	it( 'for an amount shows the currency in the position that is set in the store', async () => {
		const { user } = renderCard();
		await add( user, 'Total spend' );
		expect( row( 'Total spend' ).getByText( '€' ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'Coupon code', 'Choose at least one.', 'combobox', 'Coupon code' ],
		[ 'No. of Orders', 'Enter a number.', 'textbox', 'No. of Orders' ],
		[ 'Registered', 'Enter a day that exists, with year, month and day.', 'textbox', 'Registered' ],
		[ 'Product attribute', 'Choose an attribute.', 'combobox', 'Product attribute' ],
		[ 'IP address', 'Enter what to look for.', 'textbox', 'IP address' ],
	] )( '"%s" without a value shows an error at the field, which gets the focus', async ( name, problem, role, field ) => {
		const { user, onApply } = renderCard();
		await add( user, name );
		await apply( user );
		expect( onApply ).not.toHaveBeenCalled();
		const control = screen.getByRole( role, { name: field } );
		expect( control ).toHaveAccessibleDescription( problem );
		expect( control ).toBeInvalid();
		expect( control ).toHaveFocus();
	} );

	it.each( [
		[ 'Total spend', '12,5,0', 'Enter a number.' ],
		[ 'Registered', '2026-02-30', 'Enter a day that exists, with year, month and day.' ],
	] )( '"%s" does not accept "%s"', async ( name, text, problem ) => {
		const { user, onApply } = renderCard();
		await add( user, name );
		await user.type( textbox( name ), text );
		await apply( user );
		expect( onApply ).not.toHaveBeenCalled();
		expect( textbox( name ) ).toHaveAccessibleDescription( problem );
	} );

	it.each( [
		[ 'Total spend', '10', '9', 'Enter a number that is not smaller than the first.' ],
		[ 'Registered', '2026-03-02', '2026-03-01', 'Enter a day that is not before the first.' ],
	] )( '"%s" does not accept a reversed range, but accepts it after a correction', async ( name, from, to, problem ) => {
		const { user, onApply } = renderCard();
		await add( user, name );
		await user.selectOptions( row( name ).getByRole( 'combobox' ), 'Between' );
		await user.type( textbox( `${ name }, from` ), from );
		await user.type( textbox( `${ name }, to` ), to );
		await apply( user );
		expect( onApply ).not.toHaveBeenCalled();
		expect( textbox( `${ name }, to` ) ).toHaveAccessibleDescription( problem );
		await user.clear( textbox( `${ name }, to` ) );
		await user.type( textbox( `${ name }, to` ), from );
		expect( textbox( `${ name }, to` ) ).toBeValid();
		await apply( user );
		expect( onApply ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps the order of the sentence in any language', () => {
		const turned = { ...( definitions[ 0 ] as FilterDefinition ) };
		renderCard( [ { key: 'status', rule: 'is', value: 'failed' } ], {
			definitions: [ { ...turned, labels: { ...turned.labels, title: '<filter/> <rule/> bei <title>Status</title>' } } ],
		} );
		const controls = row( 'Status' ).getAllByRole( 'combobox' );
		expect( controls.map( ( control ) => control.getAttribute( 'id' ) ) ).toHaveLength( 2 );
		expect( controls[ 0 ] ).toBe( screen.getByRole( 'combobox', { name: 'Select an order status' } ) );
	} );
} );
