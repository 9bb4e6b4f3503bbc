import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeNote } from '../../../../../tests/js/factories/make-note';
import { onRest } from '../../../../../tests/js/fake-rest';
import { render, renderAgain } from '../../../../../tests/js/render';
import { InboxSection } from '../inbox-section';

const LIST = 'GET /wc-analytics/admin/notes';
const picture = 'http://localhost/picture.png';

async function renderNote( note: object ): Promise< HTMLElement > {
	onRest( LIST, [ note ] );
	render( <InboxSection /> );
	return ( await screen.findByRole( 'heading', { level: 3 } ) ).closest( 'li' ) as HTMLElement;
}

it.each( [ 'thumbnail', 'banner' ] )( 'a message with the layout %s shows its image, which is decorative', async ( layout ) => {
	const card = await renderNote( makeNote( { title: 'With a picture', layout, image: picture } ) );
	expect( card ).toHaveClass( `has-${ layout }` );
	expect( card.querySelector( 'img' ) ).toHaveAttribute( 'src', picture );
	expect( screen.queryByRole( 'img' ) ).not.toBeInTheDocument();
} );

it.each( [
	[ 'is plain', { layout: 'plain', image: picture } ],
	[ 'has no address of an image', { layout: 'banner', image: '' } ],
] )( 'a message that %s shows no image', async ( _what, changes ) => {
	const card = await renderNote( makeNote( { title: 'Without', ...changes } ) );
	expect( card.querySelector( 'img' ) ).toBeNull();
} );

it( 'a message of a newer host, without layout and image, is plain', async () => {
	const { layout: _layout, image: _image, ...note } = makeNote( { title: 'Newer', content: 'Words.' } );
	const card = await renderNote( note );
	expect( card ).toHaveTextContent( 'Words.' );
	expect( card.className ).not.toMatch( /has-/ );
} );

it( 'a title of 300 characters in the other direction is shown as it was written', async () => {
	const title = 'عنوان <b>طويل</b> '.repeat( 20 ).trim();
	const card = await renderNote( makeNote( { title } ) );
	await waitFor( () => expect( card.querySelector( 'h3 bdi' )?.textContent ).toBe( title ) );
} );

it( 'PL1: an opened message is open after reload, and other messages are not', async () => {
	const long = 'Words that go on. '.repeat( 30 );
	onRest( LIST, [ makeNote( { id: 5, title: 'First', content: long } ), makeNote( { id: 6, title: 'Second', content: long } ) ] );
	const { user, unmount } = render( <InboxSection /> );
	await user.click( await screen.findByRole( 'button', { name: 'Read more of “First”' } ) );
	unmount();
	renderAgain( <InboxSection /> );
	expect( await screen.findByRole( 'button', { name: 'Read more of “Second”' } ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: 'Read more of “First”' } ) ).not.toBeInTheDocument();
} );
