import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { showAgain } from '../../../../../tests/js/show-again';
import { ProductsScreen } from '../products-screen';

const PROFILE = 'GET /wc-admin/onboarding/profile';
const TEMPLATE = 'POST /wc-admin/onboarding/tasks/create_product_from_template';
const SAMPLES = 'POST /wc-admin/onboarding/tasks/import_sample_products';
const TYPES_FILTER = 'experimental_woocommerce_tasklist_product_types';
const AFTER_FILTER = 'woocommerce_admin_task_products_after';

const onComplete = jest.fn();
const open = ( settings = {} ) =>
	render( <ProductsScreen task={ makeTask( { id: 'products' } ) } query={ {} } onComplete={ onComplete } />, {
		url: 'admin.php?page=wc-admin&task=products',
		settings,
	} );

const OWN_TYPES = [ 'Physical product', 'Variable product', 'Grouped product', 'Digital product', 'External product' ];

async function typeTitles(): Promise< string[] > {
	const card = await screen.findByRole( 'region', { name: 'What product do you want to add?' } );
	return within( within( card ).getByRole( 'list' ) )
		.getAllByRole( 'listitem' )
		.map( ( item ) => item.querySelector( '.store-admin-choice__title' )?.textContent ?? '' );
}

beforeEach( () => {
	onComplete.mockClear();
	onRest( PROFILE, { business_choice: null } );
} );
afterEach( () => {
	removeAllFilters( TYPES_FILTER, '' );
	removeAllFilters( AFTER_FILTER, '' );
} );

describe( 'the products task', () => {
	it( 'K12: offers all product types when fewer than three would be hidden', async () => {
		open();
		expect( await typeTitles() ).toEqual( OWN_TYPES );
		expect( screen.queryByRole( 'button', { name: 'View more product types' } ) ).not.toBeInTheDocument();
	} );

	it( 'offers three of many product types, and the others after a press', async () => {
		addFilter( TYPES_FILTER, 'test', ( types: object[] ) => [ ...types, { key: 'booking', title: 'Bookable product' } ] );
		const { user } = open();
		expect( await typeTitles() ).toEqual( [ 'Physical product', 'Variable product', 'Grouped product' ] );
		await user.click( screen.getByRole( 'button', { name: 'View more product types', expanded: false } ) );
		expect( await typeTitles() ).toContain( 'External product' );
		await user.click( screen.getByRole( 'button', { name: 'View less product types', expanded: true } ) );
		expect( await typeTitles() ).toHaveLength( 3 );
	} );

	it( 'links to the form of a physical product and to the importer', async () => {
		open();
		expect( await screen.findByRole( 'link', { name: /Physical product/ } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post-new.php?post_type=product&wc_onboarding_active_task=products&tutorial=true'
		);
		expect( screen.getByRole( 'link', { name: /Are you already selling somewhere else/ } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/edit.php?post_type=product&page=product_importer&wc_onboarding_active_task=products'
		);
	} );

	it( 'creates a draft from a template by keyboard, once, and opens it', async () => {
		// The message of jsdom, which cannot load a document.
		expectConsole( 'error', /Not implemented: navigation/ );
		let finish = (): void => {};
		onRest( TEMPLATE, () => new Promise( ( resolve ) => ( finish = () => resolve( { id: 7 } ) ) ) );
		const { user } = open();
		const button = await screen.findByRole( 'button', { name: /Variable product/ } );
		button.focus();
		await user.keyboard( '{Enter}{Enter}' );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		expect( screen.getByRole( 'button', { name: /Grouped product/ } ) ).toBeDisabled();
		await act( async () => Promise.resolve( finish() ) );
		expect( restRequests( TEMPLATE ) ).toHaveLength( 1 );
		expect( restRequests( TEMPLATE )[ 0 ]?.body ).toMatchObject( { template_name: 'variable' } );
	} );

	it( 'can be pressed again when Back restores the document', async () => {
		expectConsole( 'error', /Not implemented: navigation/ );
		onRest( TEMPLATE, { id: 7 } );
		const { user } = open();
		const button = await screen.findByRole( 'button', { name: /Variable product/ } );
		await user.click( button );
		await waitFor( () => expect( restRequests( TEMPLATE ) ).toHaveLength( 1 ) );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		showAgain();
		expect( button ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'says that a draft was not created, and offers a retry', async () => {
		onRest( TEMPLATE, restError( 500, 'woocommerce_rest_product_creation_error', 'Sorry, no.' ) );
		const { user } = open();
		await user.click( await screen.findByRole( 'button', { name: /Grouped product/ } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The product was not created. Sorry, no.' );
		expect( screen.getByRole( 'button', { name: /Grouped product/ } ) ).toBeEnabled();
	} );

	it( 'lists the product types of the profile first', async () => {
		onRest( PROFILE, { product_types: [ 'downloads', 'bookings' ] } );
		open();
		expect( ( await typeTitles() ).slice( 0, 3 ) ).toEqual( [ 'Digital product', 'Physical product', 'Variable product' ] );
	} );

	it( 'starts with the import for owners who sell elsewhere', async () => {
		onRest( PROFILE, { business_choice: 'im_already_selling' } );
		const { user } = open();
		expect( await screen.findByRole( 'region', { name: 'Import your products' } ) ).toHaveTextContent( 'FROM A CSV FILE' );
		expect( screen.queryByText( 'Physical product' ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Or add your products from scratch', expanded: false } ) );
		expect( screen.getByText( 'Physical product' ) ).toBeInTheDocument();
	} );

	it( 'works without the answers of the wizard', async () => {
		onRest( PROFILE, restError( 500, 'db', 'Away.' ) );
		open();
		expect( await typeTitles() ).toEqual( OWN_TYPES );
	} );

	it( 'links to the marketplace unless suggestions are off', async () => {
		open();
		expect( await screen.findByRole( 'link', { name: 'the WooCommerce Marketplace' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'category=merchandising' )
		);
	} );
} );

describe( 'sample products', () => {
	it( 'are imported once after a question, and complete the task', async () => {
		let finish = (): void => {};
		onRest(
			SAMPLES,
			() => new Promise( ( resolve ) => ( finish = () => resolve( { imported: [ 1, 2, 3 ], failed: [], skipped: [] } ) ) )
		);
		const { user, registry } = open();
		await user.click( await screen.findByRole( 'button', { name: 'Load sample products' } ) );
		const dialog = within( screen.getByRole( 'dialog', { name: 'Load sample products' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Import sample products' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Loading sample products' } ) );
		await user.keyboard( '{Escape}' );
		expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
		await act( async () => Promise.resolve( finish() ) );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
		expect( restRequests( SAMPLES ) ).toHaveLength( 1 );
		const { select } = registry as unknown as { select: ( name: string ) => { getNotices: () => readonly { content: string }[] } };
		expect( select( 'core/notices' ).getNotices() ).toMatchObject( [ { content: '3 sample products were added.' } ] );
	} );

	it( 'keep the question open when the import fails', async () => {
		onRest( SAMPLES, { imported: [], failed: [ { errors: { importer: [ 'The picture is gone.' ] } } ], skipped: [] } );
		const { user } = open();
		await user.click( await screen.findByRole( 'button', { name: 'Load sample products' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Import sample products' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There was an error importing the sample products. The picture is gone.'
		);
		expect( screen.getByRole( 'button', { name: 'Import sample products' } ) ).toBeEnabled();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( screen.getByRole( 'button', { name: 'Load sample products' } ) ).toHaveFocus();
		expect( onComplete ).not.toHaveBeenCalled();
	} );
} );

describe( 'print on demand', () => {
	const features = [ 'printful' ];
	const promoted = () => screen.queryByRole( 'link', { name: /Print-on-demand products.*Promoted/ } );

	it( 'is suggested, marked as advertisement, while its plugin is not installed', async () => {
		onRest( 'GET /wc-admin/plugins/active', { plugins: [] } );
		onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce' ] } );
		open( { features } );
		await waitFor( () => expect( promoted() ).toHaveAttribute( 'target', '_blank' ) );
	} );

	it( 'has its space from the start, and is visible once it is known that the plugin is missing', async () => {
		onRest( 'GET /wc-admin/plugins/active', { plugins: [] } );
		let answer: () => void = () => {};
		const plugins = new Promise( ( resolve ) => ( answer = () => resolve( { plugins: [ 'woocommerce' ] } ) ) );
		onRest( 'GET /wc-admin/plugins/installed', () => plugins );
		open( { features } );
		expect( await screen.findByText( 'Print-on-demand products' ) ).not.toBeVisible();
		expect( promoted() ).toBeNull();
		await act( async () => Promise.resolve( answer() ) );
		await waitFor( () => expect( promoted() ).toBeVisible() );
	} );

	it( 'is not suggested when the plugin is installed', async () => {
		onRest( 'GET /wc-admin/plugins/active', { plugins: [] } );
		onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'printful-shipping-for-woocommerce' ] } );
		open( { features } );
		await typeTitles();
		await waitFor( () => expect( restRequests( 'GET /wc-admin/plugins/installed' ) ).toHaveLength( 1 ) );
		expect( promoted() ).toBeNull();
	} );

	it( 'is not suggested, and sends no request, when suggestions are off', async () => {
		open( { features, showsSuggestions: false } );
		await typeTitles();
		expect( promoted() ).toBeNull();
		expect( screen.queryByText( /Marketplace/ ) ).toBeNull();
	} );
} );

describe( 'an extension on the products task', () => {
	it( 'adds a product type with its own action', async () => {
		const onClick = jest.fn();
		addFilter( TYPES_FILTER, 'bookings/type', ( types: unknown ) => [
			{ key: 'booking', title: 'Booking', content: <em>By the hour</em>, before: <i />, after: null, onClick },
			...( types as object[] ),
		] );
		const { user } = open();
		await user.click( await screen.findByRole( 'button', { name: /Booking By the hour|BookingBy the hour/ } ) );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'removes a product type, also after the screen was shown', async () => {
		open();
		expect( await typeTitles() ).toContain( 'Grouped product' );
		act( () => {
			addFilter( TYPES_FILTER, 'simple/only', ( types: unknown ) =>
				( types as { key: string }[] ).filter( ( { key } ) => key === 'physical' )
			);
		} );
		await waitFor( async () => expect( await typeTitles() ).toEqual( [ 'Physical product' ] ) );
	} );

	it( 'changes nothing when its value is invalid', async () => {
		expectConsole( 'warn', /experimental_woocommerce_tasklist_product_types.*broken\/text/ );
		addFilter( TYPES_FILTER, 'broken/text', () => 'none' );
		addFilter( TYPES_FILTER, 'broken/items', ( types: unknown ) => [ null, 'text', { key: 'x' }, ...( types as object[] ) ] );
		open();
		expect( await typeTitles() ).toEqual( OWN_TYPES );
	} );

	it( 'adds content below the list', async () => {
		addFilter( AFTER_FILTER, 'help/after', () => <p>Need a hand?</p> );
		open();
		expect( await screen.findByText( 'Need a hand?' ) ).toBeInTheDocument();
	} );
} );
