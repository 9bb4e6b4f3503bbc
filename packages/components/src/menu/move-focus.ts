import type { KeyboardEvent } from 'react';

function nextIndex( key: string, current: number, count: number ): number | null {
	switch ( key ) {
		case 'ArrowDown':
			return ( current + 1 ) % count;
		case 'ArrowUp':
			return ( current + count - 1 ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

/** Moves the focus between the entries of a list with arrow keys, Home and End, and wraps around at both ends. */
export function moveFocus( event: KeyboardEvent< HTMLElement >, items: readonly HTMLElement[] ): void {
	const current = items.findIndex( ( item ) => item === event.currentTarget.ownerDocument.activeElement );
	const next = nextIndex( event.key, current, items.length );
	if ( next !== null ) {
		event.preventDefault();
		items[ next ]?.focus();
	}
}
