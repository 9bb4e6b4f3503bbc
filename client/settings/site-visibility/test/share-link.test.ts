import { expect, test } from '@jest/globals';
import { shareLink } from '../share-link';

test.each( [
	[ 'https://x.test/shop/', 'https://x.test/shop/?woo-share=K' ],
	[ 'https://x.test/?post_type=product', 'https://x.test/?post_type=product&woo-share=K' ],
	[ 'https://x.test/shop/#sale', 'https://x.test/shop/?woo-share=K#sale' ],
	[ 'https://bücher.example/läden/', 'https://bücher.example/läden/?woo-share=K' ],
	[ 'https://x.test', 'https://x.test?woo-share=K' ],
] )( 'V1: the private link of %s is an address of the same page', ( address, link ) => {
	expect( shareLink( address, 'K' ) ).toBe( link );
} );

test( 'V1: the private link escapes its secret', () => {
	expect( shareLink( 'https://x.test/', 'a&b#c' ) ).toBe( 'https://x.test/?woo-share=a%26b%23c' );
} );
