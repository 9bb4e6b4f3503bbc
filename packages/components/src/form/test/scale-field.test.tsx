import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ScaleField } from '../scale-field';

function Example() {
	const [ value, setValue ] = useState< number | undefined >();
	return (
		<ScaleField
			label="It is easy."
			steps={ [ 'No', 'Perhaps', 'Yes' ] }
			value={ value }
			onChange={ setValue }
			pictures={ [ '☹', '-', '☺' ] }
		/>
	);
}

test( 'ScaleField is a group of radio buttons that the arrow keys move through', async () => {
	const user = userEvent.setup();
	render( <Example /> );
	expect( screen.getByRole( 'group', { name: 'It is easy.' } ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'radio', { name: 'Perhaps' } ) );
	expect( screen.getByRole( 'radio', { name: 'Perhaps' } ) ).toBeChecked();
	await user.keyboard( '{ArrowRight}' );
	expect( screen.getByRole( 'radio', { name: 'Yes' } ) ).toBeChecked();
	expect( screen.getByRole( 'radio', { name: 'Perhaps' } ) ).not.toBeChecked();
} );
