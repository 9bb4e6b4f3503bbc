import type { PanelId } from './visible-items';

/** State of the history entry. Home stores its place in it too (client/screens/home/place/place.ts). */
interface Entry {
	readonly storeAdminPlace?: { readonly values?: { readonly panel?: PanelId | null } };
}

const entry = () => Object( window.history.state ) as Entry;

/** Returns the panel that was open when the user left this history entry. */
export const keptPanel = (): PanelId | null => entry().storeAdminPlace?.values?.panel ?? null;

/** Stores which panel is open, for reload, Back and Forward. */
export function keepPanel( panel: PanelId | null ): void {
	const place = entry().storeAdminPlace;
	window.history.replaceState( { ...entry(), storeAdminPlace: { ...place, values: { ...place?.values, panel } } }, '' );
}
