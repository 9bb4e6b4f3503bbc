import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectCaughtError } from '../../../../tests/js/console-guard';
import { render } from '../../../../tests/js/render';
import type { IslandProps } from '../../../settings/parts/island-props';
import { SettingsPlace } from '../settings-place';

afterEach( () => document.body.replaceChildren() );

function makePlace(): HTMLElement {
	document.body.innerHTML = '<form id="mainform"><div id="wc_settings_slotfill"></div></form>';
	return document.querySelector< HTMLElement >( '#wc_settings_slotfill' ) ?? document.body;
}

test( 'An island gets its element and the form around it', () => {
	const element = makePlace();
	function Part( { place, form }: IslandProps ) {
		return <p>{ `${ place.id } in ${ form?.id ?? 'no form' }` }</p>;
	}
	render( <SettingsPlace element={ element } island={ { places: [ element.id ], Island: Part } } /> );
	expect( screen.getByText( 'wc_settings_slotfill in mainform' ) ).toBeInTheDocument();
} );

test( 'An island that throws says so and offers to try again', () => {
	function Broken(): never {
		throw new Error( 'no good' );
	}
	const element = makePlace();
	expectCaughtError( /no good/ );
	render( <SettingsPlace element={ element } island={ { places: [ element.id ], Island: Broken } } /> );
	expect( screen.getByText( 'This part of the settings cannot be shown.' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Retry' } ) ).toBeInTheDocument();
} );

test( 'A place without an island shows nothing by itself', () => {
	const { container } = render( <SettingsPlace element={ makePlace() } island={ undefined } /> );
	expect( container ).toHaveTextContent( '' );
	expect( container.querySelector( 'section, form, input' ) ).toBeNull();
} );
