import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { hasFirstView, removeFirstView } from '../first-view';

afterEach( () => document.body.replaceChildren() );

const link = ( address: string ) => `<a href="${ address }">${ address }</a>`;

function show( printed: string, drawn: string ): void {
	document.body.innerHTML = `<div id="root">${ drawn }</div><div id="store-admin-first-view">${ printed }</div>`;
}

test( 'hasFirstView is true until removeFirstView', () => {
	show( link( 'tax' ), '' );
	expect( hasFirstView() ).toBe( true );
	removeFirstView();
	expect( hasFirstView() ).toBe( false );
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
} );

test( 'removeFirstView moves the focus from a link to the same link of the app', () => {
	show( link( 'tax' ), link( 'products' ) + link( 'tax' ) );
	screen.getAllByRole( 'link', { name: 'tax' } ).at( -1 )?.focus();
	removeFirstView();
	expect( screen.getByRole( 'link', { name: 'tax' } ) ).toHaveFocus();
} );

test( 'removeFirstView drops the focus when the app does not have the link', () => {
	show( link( 'gone' ), link( 'tax' ) );
	screen.getByRole( 'link', { name: 'gone' } ).focus();
	removeFirstView();
	expect( document.body ).toHaveFocus();
} );

test( 'removeFirstView keeps a focus outside of the first view', () => {
	show( link( 'tax' ), link( 'tax' ) + link( 'products' ) );
	screen.getByRole( 'link', { name: 'products' } ).focus();
	removeFirstView();
	expect( screen.getByRole( 'link', { name: 'products' } ) ).toHaveFocus();
} );

test( 'removeFirstView does nothing without a first view', () => {
	expect( hasFirstView() ).toBe( false );
	expect( removeFirstView ).not.toThrow();
} );
