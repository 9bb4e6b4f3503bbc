import { afterEach, expect, test } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, screen } from '@testing-library/react';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectCaughtError, expectConsole } from '../../../../tests/js/console-guard';
import { render } from '../../../../tests/js/render';
import { EmbeddedComponents } from '../embedded-components';

const FILTER = 'woocommerce_admin_embedded_layout_components';
const URL = 'admin.php?page=wc-settings&tab=shipping&zone_id=3';

afterEach( () => {
	removeAllFilters( FILTER, '' );
	forgetCulprits();
} );

function Part( { tab, zone_id: zone }: { readonly tab?: string; readonly zone_id?: string } ) {
	return (
		<p>
			{ tab } { zone }
		</p>
	);
}

test( 'A component gets the query of the address as props; the filter gets it as an argument', () => {
	addFilter( FILTER, 'test/part', ( parts: readonly unknown[], query: Record< string, string > ) =>
		query[ 'tab' ] === 'shipping' ? [ ...parts, Part ] : parts
	);
	render( <EmbeddedComponents />, { url: URL } );
	expect( screen.getByText( 'shipping 3' ) ).toBeInTheDocument();
} );

test( 'EmbeddedComponents renders an empty place without components, and a component that is added late appears', async () => {
	render( <EmbeddedComponents />, { url: URL } );
	expect( document.getElementById( 'woocommerce-embedded-layout__primary' ) ).toBeEmptyDOMElement();
	await act( async () => {
		addFilter( FILTER, 'test/late', ( parts: readonly unknown[] ) => [ ...parts, Part ] );
		await Promise.resolve();
	} );
	expect( screen.getByText( 'shipping 3' ) ).toBeInTheDocument();
} );

test( 'H10: an entry that is no component or throws is left out and named once, and the others stay', () => {
	function Broken(): never {
		throw new Error( 'no good' );
	}
	addFilter( FILTER, 'test/nothing', () => undefined );
	addFilter( FILTER, 'test/odd', ( parts: readonly unknown[] ) => [ ...parts, null, 'text', Broken, Part ] );
	expectConsole( 'warn', /handler test\/nothing: returned undefined/ );
	expectConsole( 'warn', /entry that is no component/ );
	expectConsole( 'warn', /component Broken/ );
	expectCaughtError( /no good/ );
	render( <EmbeddedComponents />, { url: URL } );
	expect( screen.getByText( 'shipping 3' ) ).toBeInTheDocument();
} );
