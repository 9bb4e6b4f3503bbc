import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { onRest } from '../../../../tests/js/fake-rest';
import { settle } from '../../../../tests/js/settle';
import { choose, fileOf, importNow, openBlueprint } from './open-blueprint';

const options = { step: 'setSiteOptions', options: { blogname: 'Mugs' } };
const install = { step: 'installPlugin', pluginData: { slug: 'woocommerce' } };

beforeEach( () => onRest( 'GET /wc-admin/blueprint/import-allowed', { import_allowed: true } ) );
afterEach( () => {
	jest.restoreAllMocks();
	document.body.replaceChildren();
} );

/** Reads one file only when the returned function is called. */
function holdReading( slow: File ): () => void {
	const { readAsText } = FileReader.prototype;
	let finish = () => {};
	jest.spyOn( FileReader.prototype, 'readAsText' ).mockImplementation( function ( this: FileReader, file ) {
		const read = () => readAsText.call( this, file );
		if ( file === slow ) {
			finish = read;
		} else {
			read();
		}
	} );
	return () => finish();
}

describe( 'The chosen file', () => {
	test.each( [
		[ 'a blueprint', fileOf( { steps: [ install ] }, 'slow.json' ) ],
		[ 'no blueprint', fileOf( 'nonsense', 'slow.json' ) ],
	] )( 'is the last one, also when an earlier one is read later and is %s', async ( _what, slow ) => {
		const { user } = await openBlueprint();
		const finishSlow = holdReading( slow );
		await choose( user, slow );
		await choose( user, fileOf( { steps: [ options ] }, 'last.json' ) );
		expect( await screen.findByText( 'last.json will change:' ) ).toBeInTheDocument();
		finishSlow();
		await act( settle );
		expect( screen.getByText( 'last.json will change:' ) ).toBeInTheDocument();
		expect( screen.queryByText( /slow\.json/ ) ).not.toBeInTheDocument();
	} );

	test( 'is not replaced by an earlier one after its import', async () => {
		onRest( 'POST /wc-admin/blueprint/import-step', { success: true, messages: [] } );
		const { user } = await openBlueprint();
		const slow = fileOf( { steps: [ options, install ] }, 'slow.json' );
		const finishSlow = holdReading( slow );
		await choose( user, slow );
		await importNow( user, [ options ] );
		expect( await screen.findByText( 'The blueprint was imported.' ) ).toBeInTheDocument();
		finishSlow();
		await act( settle );
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', '1 of 1 steps' );
	} );
} );
