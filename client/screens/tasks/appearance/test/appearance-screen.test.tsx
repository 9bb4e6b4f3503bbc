import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { render } from '../../../../../tests/js/render';
import { AppearanceScreen } from '../appearance-screen';

describe( 'the appearance task', () => {
	it( 'links to the block themes, with the texts of the task', () => {
		const task = makeTask( { id: 'appearance', title: 'Choose your theme', content: 'Pick <b>one</b>.', actionLabel: 'Choose theme' } );
		render( <AppearanceScreen task={ task } query={ {} } onComplete={ jest.fn() } /> );
		expect( screen.getByRole( 'link', { name: 'Choose theme' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/theme-install.php?browse=block-themes'
		);
		expect( screen.getByText( 'Pick one.' ) ).toBeInTheDocument();
	} );

	it( 'has its own texts when the task has none', () => {
		render(
			<AppearanceScreen task={ makeTask( { title: '', content: '', actionLabel: '' } ) } query={ {} } onComplete={ jest.fn() } />
		);
		expect( screen.getByRole( 'region', { name: 'Choose your theme' } ) ).toHaveTextContent( /how your store looks/ );
	} );
} );
