import { useState, type ReactNode } from 'react';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../render';
import { verifyTranslation, watchTranslation } from '../translation-guard';

interface ExampleProps {
	readonly children: ( isOn: boolean ) => ReactNode;
}

function Example( { children }: ExampleProps ) {
	const [ isOn, setIsOn ] = useState( false );
	return (
		<div className="store-admin-example">
			<p>{ children( isOn ) }</p>
			<button onClick={ () => setIsOn( true ) }>Go</button>
		</div>
	);
}

/** The message of the guard after a change. */
async function faultOf( children: ExampleProps[ 'children' ] ): Promise< string > {
	const { user } = render( <Example>{ children }</Example> );
	await user.click( screen.getByRole( 'button' ) );
	try {
		verifyTranslation();
		return '';
	} catch ( thrown ) {
		return String( thrown );
	} finally {
		watchTranslation();
	}
}

const MARK = <b>!</b>;

describe( 'the guard of translated pages', () => {
	it.each( [
		[ 'K9: a text that goes beside others', 'is removed', ( isOn: boolean ) => [ isOn ? null : 'words', MARK ] ],
		[ 'K9: a text that changes beside others', 'changes', ( isOn: boolean ) => [ isOn ? 'more' : 'words', MARK ] ],
		[ 'K9: a text that gets something before it', 'gets something before it', ( isOn: boolean ) => [ isOn ? MARK : null, 'words' ] ],
	] )( 'finds %s', async ( _what, fault, children ) => {
		expect( await faultOf( ( isOn ) => <>{ ...children( isOn ) }</> ) ).toContain( fault );
	} );

	it.each( [
		[ 'a text in an element of its own', ( isOn: boolean ) => [ <span key="text">{ isOn ? 'more' : 'words' }</span>, MARK ] ],
		[ 'a text that is all that its element holds', ( isOn: boolean ) => ( isOn ? 'more' : 'words' ) ],
		[ 'an element that goes', ( isOn: boolean ) => [ 'words', isOn ? null : MARK ] ],
	] )( 'lets %s pass', async ( _what, children ) => {
		expect(
			await faultOf( ( isOn ) => {
				const found = children( isOn );
				return Array.isArray( found ) ? <>{ ...found }</> : found;
			} )
		).toBe( '' );
	} );
} );
