/*
 * When a press removes an item, the next item moves below the pointer, and the second press of a double-click would remove it too.
 * So the later presses of a double-click, and of a key that is held, count only for the control that was pressed first.
 */

/** The control that was pressed first, and its item. A control that is reused for the next item names the item in `data-subject`. */
let firstControl: Element | null;
let firstSubject: string | undefined;

function handlePress( event: MouseEvent | KeyboardEvent ): void {
	// A click has neither a key nor a repetition.
	const { key = 'Enter', repeat, detail } = event as KeyboardEvent;
	if ( key !== 'Enter' ) {
		return;
	}
	const control = ( event.target as Element ).closest( '[class*="store-admin-"] :is(a, button)' );
	const subject = control?.closest< HTMLElement >( '[data-subject]' )?.dataset[ 'subject' ];
	if ( ! repeat && detail < 2 ) {
		firstControl = control;
		firstSubject = subject;
	} else if ( control && ( control !== firstControl || subject !== firstSubject ) ) {
		event.preventDefault();
		event.stopPropagation();
	}
}

/** Ignores second presses from now on. Calling it again changes nothing. */
export function ignoreSecondPresses( page: Document ): void {
	page.addEventListener( 'click', handlePress, true );
	page.addEventListener( 'keydown', handlePress, true );
}
