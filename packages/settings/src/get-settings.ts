import type { BootSettings } from './boot-settings';
import { resetFacts } from './get-facts';
import { parseSettings } from './parse-settings';
import { readGlobal } from './read-global';

let current: BootSettings | undefined;

/**
 * The part of the boot object that every page has, parsed at the first call and the same frozen object ever after.
 *
 * @throws {BootError} When the server printed none, or a broken one.
 */
export function getSettings(): BootSettings {
	current ??= parseSettings( readGlobal( 'storeAdminSettings' ) );
	return current;
}

/** Forgets the parsed boot object, so that a test can put another one on the page. */
export function resetSettings(): void {
	current = undefined;
	resetFacts();
}

/**
 * Whether the signed-in user has a capability. A courtesy to the person only: the server checks again.
 *
 * @param capability For example `manage_woocommerce`; one that the boot object does not carry counts as missing.
 */
export function can( capability: string ): boolean {
	return getSettings().user.capabilities.includes( capability );
}

/**
 * Whether the host has a feature switched on.
 *
 * @param slug For example `analytics`.
 */
export function hasFeature( slug: string ): boolean {
	return getSettings().features.includes( slug );
}
