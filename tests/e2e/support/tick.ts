import type { Page } from 'playwright-core';

/** Waits until Home shows a task of the set-up lists as complete. */
export function waitForTick( page: Page, title: string ): Promise< void > {
	return page
		.getByRole( 'listitem' )
		.filter( { hasText: title } )
		.filter( { hasText: /complete/i } )
		.waitFor();
}
