import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { TaskHeader } from '../task-header';
import { makeActions } from './make-actions';

const actions = makeActions();

beforeEach( () => {
	onRest( 'GET /wc-admin/onboarding/profile', {} );
} );

describe( 'the header above the list', () => {
	it.each( [
		[ 'store_details', 'First, tell us about your store', 'Add details' ],
		[ 'customize-store', 'Start customizing your store', 'Start customizing' ],
		[ 'tax', 'Configure your tax settings', 'Collect sales tax' ],
		[ 'shipping', 'Get your products shipped', 'Start shipping' ],
		[ 'marketing', 'Reach more customers', 'Grow your business' ],
		[ 'payments', "It's time to get paid", 'Get paid' ],
		[ 'woocommerce-payments', "It's time to get paid", 'Get paid' ],
		[ 'products', 'List your products', 'Add products' ],
		[ 'launch-your-store', 'Your store is ready for launch!', 'Launch store' ],
	] )( 'for %s has the title “%s” and the button “%s”', ( id, title, action ) => {
		render( <TaskHeader task={ makeTask( { id, title: 'The title of the row' } ) } actions={ actions } /> );
		expect( screen.getByRole( 'heading', { name: title } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: action } ) ).toHaveAttribute( 'href', expect.stringContaining( `task=${ id }` ) );
	} );

	it.each( [ 'appearance', 'task-of-a-plugin' ] )( 'for %s has the texts of the task itself', ( id ) => {
		const task = makeTask( { id, title: 'Choose a <b>theme</b>', content: 'Any &amp; all.', actionLabel: 'Choose' } );
		render( <TaskHeader task={ task } actions={ actions } /> );
		expect( screen.getByRole( 'heading', { name: 'Choose a theme' } ) ).toBeInTheDocument();
		expect( screen.getByText( 'Any & all.' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Choose' } ) ).toBeInTheDocument();
	} );
} );

describe( 'the image of the header', () => {
	it( 'is the one of the server, with its description', () => {
		const task = makeTask( { id: 'tax', imageUrl: 'https://example.org/tax.svg', imageAlt: 'A receipt' } );
		render( <TaskHeader task={ task } actions={ actions } /> );
		expect( screen.getByRole( 'img', { name: 'A receipt' } ) ).toHaveAttribute( 'src', 'https://example.org/tax.svg' );
	} );

	it( 'is our drawing when that one fails to load', () => {
		const task = makeTask( { id: 'tax', imageUrl: 'https://example.org/gone.svg', imageAlt: 'A receipt' } );
		const { container } = render( <TaskHeader task={ task } actions={ actions } /> );
		fireEvent.error( screen.getByRole( 'img', { name: 'A receipt' } ) );
		expect( screen.queryByRole( 'img' ) ).not.toBeInTheDocument();
		expect( container.querySelector( 'svg[aria-hidden]' ) ).toBeInTheDocument();
	} );

	it.each( [ '', 'javascript:alert(1)', 'data:text/html,x' ] )( 'is our drawing when the address is %p', ( imageUrl ) => {
		const { container } = render( <TaskHeader task={ makeTask( { id: 'tax', imageUrl } ) } actions={ actions } /> );
		expect( container.querySelector( 'img' ) ).toBeNull();
	} );
} );
