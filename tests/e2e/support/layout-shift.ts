import type { Page } from 'playwright-core';

/** Sum of the layout shifts of a page so far. */
export function layoutShift( page: Page ): Promise< number > {
	return page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						sum += Number( Reflect.get( entry, 'value' ) );
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				setTimeout( () => resolve( sum ), 300 );
			} )
	);
}
