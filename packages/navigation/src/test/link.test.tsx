import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../../tests/js/render';
import { Link } from '../link';
import { useQuery } from '../query';

function Query() {
	return <output>{ JSON.stringify( useQuery() ) }</output>;
}

test( 'Link opens a page of the app without loading a document', async () => {
	const { user, history } = render(
		<>
			<Link href="admin.php?page=wc-admin&task=mine&a[]=1">Open</Link>
			<Query />
		</>
	);
	const link = screen.getByRole( 'link', { name: 'Open' } );
	expect( link ).toHaveAttribute( 'href', 'http://localhost/wp-admin/admin.php?page=wc-admin&task=mine&a[]=1' );
	await user.click( link );
	expect( history.location.search ).toBe( '?page=wc-admin&task=mine&a[]=1' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '{"page":"wc-admin","task":"mine"}' );
} );

test( 'Link leads to a message, too', () => {
	render( <Link href="mailto:owner@shop.test">Write</Link> );
	expect( screen.getByRole( 'link', { name: 'Write' } ) ).toHaveAttribute( 'href', 'mailto:owner@shop.test' );
} );

test( 'Link has no address when it would run a script', () => {
	render( <Link href="javascript:alert(1)">Open</Link> );
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	expect( screen.getByText( 'Open' ) ).not.toHaveAttribute( 'href' );
} );
