import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { render } from '../../../../../tests/js/render';
import { AppearanceScreen } from '../appearance-screen';

describe( 'the appearance task', () => {
	it( 'leads to the block themes, in the words of the task', () => {
		const task = makeTask( { id: 'appearance', title: 'Choose your theme', content: 'Pick <b>one</b>.', actionLabel: 'Choose theme' } );
		render( <AppearanceScreen task={ task } query={ {} } onComplete={ jest.fn() } /> );
		expect( screen.getByRole( 'link', { name: 'Choose theme' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/theme-install.php?browse=block-themes'
		);
		expect( screen.getByText( 'Pick one.' ) ).toBeInTheDocument();
	} );

	it( 'has words of its own where the task has none', () => {
		render(
			<AppearanceScreen task={ makeTask( { title: '', content: '', actionLabel: '' } ) } query={ {} } onComplete={ jest.fn() } />
		);
		expect( screen.getByRole( 'region', { name: 'Choose your theme' } ) ).toHaveTextContent( /how your store looks/ );
	} );
} );
