import type { BootSettings } from './boot-settings';
import { resetFacts } from './get-facts';
import { parseSettings } from './parse-settings';
import { readGlobal } from './read-global';

let current: BootSettings | undefined;

/**
 * The part of the boot object that every page has. It is parsed by the first call, and later calls return the same
 * frozen object.
 *
 * @throws {BootError} When the boot object is missing or invalid.
 */
export function getSettings(): BootSettings {
	current ??= parseSettings( readGlobal( 'storeAdminSettings' ) );
	return current;
}

/** Removes the parsed boot object, so that a test can use another one. */
export function resetSettings(): void {
	current = undefined;
	resetFacts();
}

/**
 * Whether the signed-in user has a capability. This only affects what is shown: the server checks again.
 *
 * @param capability For example `manage_woocommerce`. One that the boot object does not have counts as missing.
 */
export function can( capability: string ): boolean {
	return getSettings().user.capabilities.includes( capability );
}

/**
 * Whether a feature of the host is enabled.
 *
 * @param slug For example `analytics`.
 */
export function hasFeature( slug: string ): boolean {
	return getSettings().features.includes( slug );
}
