import type { Scenario } from './scenario';

/** Opens Home and scrolls to the inbox, which is drawn when it comes near. */
export async function openInbox( scenario: Scenario ): Promise< void > {
	await scenario.open();
	// Scrolls once, because Playwright's own method fails when the list replaces the skeleton.
	await scenario.page.getByRole( 'region', { name: 'Inbox' } ).evaluate( ( element ) => element.scrollIntoView() );
}
