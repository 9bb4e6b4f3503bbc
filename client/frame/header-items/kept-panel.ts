import type { PanelId } from './visible-items';

/** The entry of the browser's history, in which Home keeps its place as well (client/screens/home/place/place.ts). */
interface Entry {
	readonly storeAdminPlace?: { readonly values?: { readonly panel?: PanelId | null } };
}

const entry = () => Object( window.history.state ) as Entry;

/** The panel that was open when this entry of the history was left. */
export const keptPanel = (): PanelId | null => entry().storeAdminPlace?.values?.panel ?? null;

/** Stores which panel is open, for reload, Back and Forward. */
export function keepPanel( panel: PanelId | null ): void {
	const place = entry().storeAdminPlace;
	window.history.replaceState( { ...entry(), storeAdminPlace: { ...place, values: { ...place?.values, panel } } }, '' );
}
