import { Suspense, useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { PluginAreas, Slot, SlotFillRoot } from '@store-admin/extensibility';
import { SectionBoundary } from '../../shared/section-boundary';
import { PLACE_SCOPES, settingsIslands } from '../settings-islands';

/** Public name of the slot in each element; the scope of the plugin tells them apart. */
const SLOT = '__EXPERIMENTAL__WcAdminSettingsSlots';

interface SettingsPlaceProps {
	readonly element: HTMLElement;
	/** Names of our parts on this page. Where none of them belongs to the element, only extensions show something. */
	readonly islands: readonly string[];
}

/** An element of a classic settings page: our part, and those that extensions add. One that fails leaves the fields of the page as they are. */
export function SettingsPlace( { element, islands }: SettingsPlaceProps ): ReactElement {
	const { id } = element;
	const island = islands.map( ( name ) => settingsIslands[ name ] ).find( ( known ) => known?.places.includes( id ) );
	const scopes = useMemo( () => ( PLACE_SCOPES[ id ] === undefined ? [] : [ PLACE_SCOPES[ id ] ] ), [ id ] );
	return (
		<SlotFillRoot>
			{ island && (
				<SectionBoundary failureTitle={ __( 'This part of the settings cannot be shown.', 'store-admin' ) }>
					<Suspense fallback={ null }>
						<island.Island place={ element } form={ element.closest( 'form' ) } />
					</Suspense>
				</SectionBoundary>
			) }
			<Slot name={ SLOT } />
			<PluginAreas scopes={ scopes } />
		</SlotFillRoot>
	);
}
