import { afterEach, beforeEach, jest } from '@jest/globals';

const HEIGHT = 50;

/** Gives list items places below each other, since jsdom has no layout. Lists that are sorted need them. */
export function stackItems(): void {
	beforeEach( () => {
		jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation( function place( this: Element ) {
			const item = this.closest( 'li' );
			const index = item?.parentElement ? [ ...item.parentElement.children ].indexOf( item ) : 0;
			return new DOMRect( 0, index * HEIGHT, 300, HEIGHT );
		} );
	} );
	afterEach( () => {
		jest.restoreAllMocks();
	} );
}
