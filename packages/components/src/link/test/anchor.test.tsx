import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from '../../button/button';
import { SnackbarList } from '../../feedback/snackbar-list';
import { Anchor } from '../anchor';

const GOOD = [
	'https://shop.test/',
	'http://shop.test',
	'mailto:owner@shop.test',
	'admin.php?page=wc-admin',
	'/wp-admin/',
	'#part',
	'?a=javascript:b',
];
const BAD = [
	'javascript:alert(1)',
	' JavaScript:alert(1)',
	'java\nscript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:x',
	'blob:https://shop.test/1',
	'file:///etc/passwd',
	'https://',
];

describe( 'Anchor', () => {
	it.each( GOOD )( 'links to %s', ( href ) => {
		render( <Anchor href={ href }>Go</Anchor> );
		expect( screen.getByRole( 'link', { name: 'Go' } ).getAttribute( 'href' ) ).toBe( href );
	} );

	it.each( BAD )( 'shows only the text for %j', ( href ) => {
		render( <Anchor href={ href }>Go</Anchor> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.getByText( 'Go' ).getAttribute( 'href' ) ).toBeNull();
	} );

	it( 'passes no information about this page to another tab', () => {
		render(
			<Anchor href="https://other.test/" target="_blank">
				Go
			</Anchor>
		);
		expect( screen.getByRole( 'link', { name: 'Go' } ).getAttribute( 'rel' ) ).toBe( 'noopener noreferrer' );
	} );
} );

describe( 'An address that must not be a link', () => {
	it( 'makes a disabled button of a button with that address', () => {
		render( <Button href={ BAD[ 0 ] }>Connect</Button> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.getByRole< HTMLButtonElement >( 'button', { name: 'Connect' } ).disabled ).toBe( true );
	} );

	it( 'makes plain text of the action of a snackbar', () => {
		const notice = { id: '1', content: 'Saved.', actions: [ { label: 'Show', url: 'javascript:alert(1)' } ] };
		render( <SnackbarList notices={ [ notice ] } onRemove={ () => undefined } /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.getByText( 'Show' ).textContent ).toBe( 'Show' );
	} );
} );
