import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as components from '@wordpress/components';
import { act, render, screen } from '@testing-library/react';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import { expectCaughtError, expectConsole } from '../../../../tests/js/console-guard';
import { forgetCulprits } from '../culprit';
import { Fill } from '../fill';
import { Slot } from '../slot';
import { SlotFillRoot } from '../slot-fill-root';

const { Fill: HostFill } = components;

beforeEach( () => {
	Reflect.set( window, 'wp', { components } );
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'wp' );
	forgetCulprits();
} );

function Page( { children }: { readonly children: ReactNode } ) {
	return (
		<SlotFillRoot>
			<main>
				<Slot name="woocommerce_header_item" fillProps={ { query: { page: 'x' } } } fallback="Nothing here" />
			</main>
			{ children }
		</SlotFillRoot>
	);
}

function Item( { label }: { readonly label: string; readonly order?: number } ) {
	return <span>{ label } </span>;
}

test( 'Slot shows its fallback without wp-components', () => {
	Reflect.deleteProperty( window, 'wp' );
	render( <Page>{ <Fill name="woocommerce_header_item">Lost</Fill> }</Page> );
	expect( screen.getByRole( 'main' ) ).toHaveTextContent( 'Nothing here' );
	expect( screen.queryByText( 'Lost' ) ).not.toBeInTheDocument();
} );

test( 'Slot shows fills of extensions in their order and passes them its props', () => {
	render(
		<Page>
			<HostFill name="woocommerce_header_item">
				<Item label="last" order={ 20 } />
			</HostFill>
			<HostFill name="woocommerce_header_item">
				{ ( fillProps ) => <Item label={ `middle ${ JSON.stringify( fillProps ) }` } /> }
			</HostFill>
			<HostFill name="woocommerce_header_item">
				<Item label="first" order={ 0 } />
			</HostFill>
		</Page>
	);
	expect( screen.getByRole( 'main' ).textContent ).toBe( 'first middle {"query":{"page":"x"}} last ' );
} );

test( 'Slot shows its fallback while it has no fills', () => {
	render( <Page>{ null }</Page> );
	expect( screen.getByRole( 'main' ) ).toHaveTextContent( 'Nothing here' );
} );

test( 'Slot removes only the fill that throws, and warns about it once', () => {
	function Broken(): ReactNode {
		throw new Error( 'no good' );
	}
	expectConsole( 'warn', /fill of slot woocommerce_header_item, component Broken.*left out.*no good/s );
	expectCaughtError( /no good/ );
	render(
		<Page>
			<HostFill name="woocommerce_header_item">
				<Broken />
			</HostFill>
			<HostFill name="woocommerce_header_item">
				<Item label="healthy" />
			</HostFill>
		</Page>
	);
	expect( screen.getByRole( 'main' ) ).toHaveTextContent( 'healthy' );
} );

test( 'Slot stops a fill that renders endlessly', () => {
	function Endless(): ReactNode {
		const [ count, setCount ] = useState( 0 );
		setCount( count + 1 );
		return count;
	}
	expectConsole( 'warn', /fill of slot woocommerce_header_item, component Endless/ );
	expectCaughtError( /Too many re-renders/ );
	render(
		<Page>
			<HostFill name="woocommerce_header_item">
				<Endless />
			</HostFill>
			<HostFill name="woocommerce_header_item">
				<Item label="healthy" />
			</HostFill>
		</Page>
	);
	expect( screen.getByRole( 'main' ) ).toHaveTextContent( 'healthy' );
} );

test( 'Slot does not pass the failure of a removed fill on to the next one', () => {
	function Broken(): ReactNode {
		throw new Error( 'no good' );
	}
	expectConsole( 'warn', /component Broken/ );
	expectCaughtError( /no good/ );
	const broken = (
		<HostFill key="broken" name="woocommerce_header_item">
			<Broken />
		</HostFill>
	);
	const healthy = (
		<HostFill key="healthy" name="woocommerce_header_item">
			<Item label="healthy" />
		</HostFill>
	);
	const { rerender } = render( <Page>{ [ broken, healthy ] }</Page> );
	rerender( <Page>{ [ healthy ] }</Page> );
	expect( screen.getByRole( 'main' ) ).toHaveTextContent( 'healthy' );
} );

test( 'Slot shows the other fills when one never finishes loading', async () => {
	jest.useFakeTimers();
	const Never = lazy( () => new Promise< never >( () => {} ) );
	function Late() {
		const [ label, setLabel ] = useState( 'early' );
		useEffect( () => setLabel( 'late' ), [] );
		return <Item label={ label } />;
	}
	render(
		<Page>
			<HostFill name="woocommerce_header_item">
				<Never />
			</HostFill>
			<HostFill name="woocommerce_header_item">
				<Late />
			</HostFill>
		</Page>
	);
	await act( async () => {} );
	expect( screen.getByRole( 'main' ).textContent ).toBe( 'late ' );
	expectConsole( 'warn', /fill of slot woocommerce_header_item.*has been loading for 10 seconds/ );
	act( () => void jest.advanceTimersByTime( 10_000 ) );
} );
