import { afterEach, expect, test } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, screen } from '@testing-library/react';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../tests/js/console-guard';
import { render } from '../../../../tests/js/render';
import { HelpPanel } from '../help-panel';

const FILTER = 'woocommerce_admin_setup_task_help_items';

afterEach( () => {
	act( () => {
		removeAllFilters( FILTER, 'test/help' );
	} );
	forgetCulprits();
} );

test.each( [
	[ undefined, 'The Home screen' ],
	[ 'products', 'Add and manage products' ],
	[ 'payments', 'Direct bank transfer' ],
	[ 'woocommerce-payments', 'Direct bank transfer' ],
	[ 'shipping-recommendation', 'Shipping zones' ],
	[ 'task-of-an-extension', 'The Home screen' ],
] )( 'HelpPanel for %p links to %p', ( task, title ) => {
	render( <HelpPanel task={ task } /> );
	const link = screen.getByRole( 'link', { name: new RegExp( `^${ title }` ) } );
	expect( link ).toHaveAttribute( 'target', '_blank' );
	expect( link ).toHaveAccessibleName( /opens in a new tab/ );
	expect( screen.getByRole( 'link', { name: /^Get Support/ } ) ).toBeInTheDocument();
} );

test( 'An extension can replace the links of a task', () => {
	addFilter( FILTER, 'test/help', ( items: readonly object[], task: string ) => [
		...items,
		{ title: `More about ${ task }`, link: 'admin.php?page=my-help' },
	] );
	render( <HelpPanel task="tax" /> );
	const link = screen.getByRole( 'link', { name: 'More about tax' } );
	expect( link ).toHaveAttribute( 'href', 'http://localhost/wp-admin/admin.php?page=my-help' );
	expect( link ).not.toHaveAttribute( 'target' );
} );

test.each( [
	[ 'nothing', undefined ],
	[ 'no list', 'help' ],
	[ 'an empty list', [] ],
	[ 'something that is no link', [ { title: 'Only a title' } ] ],
] )( 'HelpPanel keeps its own links when an extension returns %s', ( _name, value ) => {
	expectConsole( 'warn', /handler test\/help/ );
	addFilter( FILTER, 'test/help', () => value );
	render( <HelpPanel task="tax" /> );
	expect( screen.getByRole( 'link', { name: /^Set up taxes/ } ) ).toBeInTheDocument();
} );

test( 'A link that would run a script has no address', () => {
	addFilter( FILTER, 'test/help', () => [ { title: 'Trap', link: 'javascript:alert(1)' } ] );
	render( <HelpPanel task={ undefined } /> );
	expect( screen.getByText( 'Trap' ).closest( 'a' ) ).not.toHaveAttribute( 'href' );
} );
