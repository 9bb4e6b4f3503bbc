import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

/** The most presses of Tab; the menu of WordPress alone has more stops. */
const MOST_STOPS = 40;

/** Whether an element has the focus. */
export function hasFocus( element: Locator ): Promise< boolean > {
	return element.evaluate( ( node ) => node === node.ownerDocument.activeElement );
}

/**
 * Presses Tab until an element has the focus.
 *
 * @param element The element to reach.
 * @param key     `Shift+Tab` to go backwards.
 * @throws Error when Tab does not reach it.
 */
export async function tabTo( element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab' ): Promise< void > {
	await element.waitFor();
	// Tab skips disabled controls, such as one that waits for a response.
	await eventually( () => element.isEnabled(), Boolean );
	for ( let stop = 0; stop < MOST_STOPS; stop += 1 ) {
		if ( await hasFocus( element ) ) {
			return;
		}
		await element.page().keyboard.press( key );
	}
	throw new Error( `Tab does not lead to ${ String( element ) }` );
}

/** Goes to an element by Tab and presses it. */
export async function pressByKeyboard( element: Locator, key?: 'Tab' | 'Shift+Tab' ): Promise< void > {
	await tabTo( element, key );
	await element.page().keyboard.press( 'Enter' );
}

/** Goes to a field by Tab and replaces its value by typing. */
export async function typeByKeyboard( element: Locator, text: string ): Promise< void > {
	await tabTo( element );
	await element.page().keyboard.press( 'ControlOrMeta+A' );
	await element.page().keyboard.type( text );
}

/** Skips the menu by the first link of every admin page. */
export async function skipMenu( page: Page ): Promise< void > {
	await pressByKeyboard( page.getByRole( 'link', { name: 'Skip to main content' } ) );
}
