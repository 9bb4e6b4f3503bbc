import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

/** More stops than a person would go through; the menu of WordPress alone has more. */
const MOST_STOPS = 40;

/** Whether the keyboard is at an element. */
export function hasFocus( element: Locator ): Promise< boolean > {
	return element.evaluate( ( node ) => node === node.ownerDocument.activeElement );
}

/**
 * Presses Tab until the focus is on an element, as somebody without a mouse does.
 *
 * @param element What is looked for.
 * @param key     `Shift+Tab` to go against the order of the page.
 * @throws Error when Tab never gets there.
 */
export async function tabTo( element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab' ): Promise< void > {
	await element.waitFor();
	// The browser passes by what waits for an answer.
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

/** Goes to a field by Tab and types into it, in the place of what it holds. */
export async function typeByKeyboard( element: Locator, text: string ): Promise< void > {
	await tabTo( element );
	await element.page().keyboard.press( 'ControlOrMeta+A' );
	await element.page().keyboard.type( text );
}

/** Jumps over the menu by the first link of every admin page. */
export async function skipMenu( page: Page ): Promise< void > {
	await pressByKeyboard( page.getByRole( 'link', { name: 'Skip to main content' } ) );
}
