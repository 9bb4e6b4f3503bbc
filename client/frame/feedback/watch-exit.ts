import { parseQuery } from '@store-admin/query';
import { addExitPage, removeExitPage } from './exit-pages';
import type { ExitPage } from './exit-place';

/** The forms of the classic screens: settings, product, order in its own table and order as a post. */
const FORMS = '#mainform, form#post, form#order';

function isInForm( target: EventTarget | null ): boolean {
	return target instanceof Element && target.closest( FORMS ) !== null;
}

/** Saves the screen when it is left with unsaved input. */
function watchForms( page: string ): () => void {
	let isChanged = false;
	const handleChange = ( { target }: Event ) => {
		isChanged = isChanged || isInForm( target );
	};
	const handleSubmit = ( { target }: Event ) => {
		if ( isInForm( target ) ) {
			isChanged = false;
			removeExitPage( page );
		}
	};
	const handleLeave = () => {
		if ( isChanged ) {
			addExitPage( page );
		}
	};
	document.addEventListener( 'change', handleChange );
	document.addEventListener( 'submit', handleSubmit );
	window.addEventListener( 'pagehide', handleLeave );
	return () => {
		document.removeEventListener( 'change', handleChange );
		document.removeEventListener( 'submit', handleSubmit );
		window.removeEventListener( 'pagehide', handleLeave );
	};
}

/** An import has several pages. The last one, `done`, removes it from the list. */
function watchImport( search: string ): void {
	if ( parseQuery( search )[ 'step' ] === 'done' ) {
		removeExitPage( 'import_products' );
	} else {
		addExitPage( 'import_products' );
	}
}

/**
 * Watches whether the current screen is left with unsaved input.
 *
 * @param page   The current screen; nothing is watched when it is undefined.
 * @param search Query of the address.
 * @return Stops watching.
 */
export function watchExit( page: ExitPage | undefined, search: string ): () => void {
	if ( page === 'import_products' ) {
		watchImport( search );
	}
	return page === undefined || page === 'import_products' ? () => {} : watchForms( page );
}
