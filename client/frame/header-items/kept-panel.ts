import { storedPlace, storePlace, withValue } from '../../shared/entry-place';
import type { PanelId } from './visible-items';

const NAME = 'panel';

/** Returns the panel that was open when the user left this history entry. The caller checks that the page has it. */
export const keptPanel = (): PanelId | null => ( storedPlace()?.values?.[ NAME ] ?? null ) as PanelId | null;

/** Stores which panel is open, for reload, Back and Forward. */
export function keepPanel( panel: PanelId | null ): void {
	storePlace( withValue( NAME, panel ) );
}
