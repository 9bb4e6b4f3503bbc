import type { ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import { WhenNear } from '../../../../shared/when-near';
import { AttributionButton } from './attribution-button';
import { AttributionCard } from './attribution-card';
import { mayOffer, useDismiss, useIsDismissed } from './use-attribution';

/**
 * Offer of the order attribution extension: a card, or after its dismissal a button in the header. The card is below the figures, so that
 * it neither delays nor moves them.
 */
function Offer() {
	const isDismissed = useIsDismissed();
	// Not in the card, which is gone while the dismissal is being saved.
	const dismissal = useDismiss();
	if ( isDismissed === null ) {
		return null;
	}
	return isDismissed ? (
		<AttributionButton />
	) : (
		<WhenNear placeholder={ null }>
			<AttributionCard dismissal={ dismissal } />
		</WhenNear>
	);
}

export function Attribution(): ReactElement | null {
	return mayOffer() ? (
		<Guard name="offer of order attribution">
			<Offer />
		</Guard>
	) : null;
}
