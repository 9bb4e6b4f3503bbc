import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { hasFirstView, removeFirstView } from '../first-view';

afterEach( () => document.body.replaceChildren() );

const link = ( address: string ) => `<a href="${ address }">${ address }</a>`;

function show( printed: string, drawn: string ): void {
	document.body.innerHTML = `<div id="root">${ drawn }</div><div id="store-admin-first-view">${ printed }</div>`;
}

test( 'is there until the app takes its place', () => {
	show( link( 'tax' ), '' );
	expect( hasFirstView() ).toBe( true );
	removeFirstView();
	expect( hasFirstView() ).toBe( false );
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
} );

test( 'who had reached a link is on the same link of the app', () => {
	show( link( 'tax' ), link( 'products' ) + link( 'tax' ) );
	screen.getAllByRole( 'link', { name: 'tax' } ).at( -1 )?.focus();
	removeFirstView();
	expect( screen.getByRole( 'link', { name: 'tax' } ) ).toHaveFocus();
} );

test( 'a link that the app does not have is let go', () => {
	show( link( 'gone' ), link( 'tax' ) );
	screen.getByRole( 'link', { name: 'gone' } ).focus();
	removeFirstView();
	expect( document.body ).toHaveFocus();
} );

test( 'the focus elsewhere stays where it is', () => {
	show( link( 'tax' ), link( 'tax' ) + link( 'products' ) );
	screen.getByRole( 'link', { name: 'products' } ).focus();
	removeFirstView();
	expect( screen.getByRole( 'link', { name: 'products' } ) ).toHaveFocus();
} );

test( 'without one nothing happens', () => {
	expect( hasFirstView() ).toBe( false );
	expect( removeFirstView ).not.toThrow();
} );
