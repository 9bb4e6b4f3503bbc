import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { __, sprintf } from '@wordpress/i18n';

interface Named {
	readonly id: string;
	readonly name: string;
}

/** What screen readers say while an item of a list is moved. */
interface SortingTexts {
	readonly announcements: Announcements;
	readonly screenReaderInstructions: ScreenReaderInstructions;
}

/**
 * The texts of a list that is sorted.
 *
 * @param items The items in their order.
 */
export function sortingTexts( items: readonly Named[] ): SortingTexts {
	const nameOf = ( id: string | number ) => items.find( ( item ) => item.id === id )?.name ?? '';
	const placeOf = ( id: string | number ) => items.findIndex( ( item ) => item.id === id ) + 1;
	const total = items.length;
	// An item that is picked up is over its own place at once, which is no news.
	let lastPlace: string | number | undefined;
	return {
		screenReaderInstructions: {
			draggable: __(
				'Press Space to pick the item up, the arrow keys to move it, Space again to drop it, and Escape to cancel.',
				'store-admin'
			),
		},
		announcements: {
			onDragStart: ( { active } ) => {
				lastPlace = active.id;
				return sprintf(
					/* translators: 1: name of an item, 2: its place, 3: number of items. */
					__( '%1$s is picked up. Place %2$d of %3$d.', 'store-admin' ),
					nameOf( active.id ),
					placeOf( active.id ),
					total
				);
			},
			onDragOver: ( { active, over } ) => {
				if ( ! over || over.id === lastPlace ) {
					return undefined;
				}
				lastPlace = over.id;
				return sprintf(
					/* translators: 1: name of an item, 2: its place, 3: number of items. */
					__( '%1$s is at place %2$d of %3$d.', 'store-admin' ),
					nameOf( active.id ),
					placeOf( over.id ),
					total
				);
			},
			onDragEnd: ( { active, over } ) =>
				sprintf(
					/* translators: 1: name of an item, 2: its place, 3: number of items. */
					__( '%1$s is dropped at place %2$d of %3$d.', 'store-admin' ),
					nameOf( active.id ),
					placeOf( ( over ?? active ).id ),
					total
				),
			/* translators: %s: name of an item. */
			onDragCancel: ( { active } ) => sprintf( __( '%s is back at its place.', 'store-admin' ), nameOf( active.id ) ),
		},
	};
}
