import { addExitPage, removeExitPage } from './exit-pages';
import { currentExitPage } from './exit-place';

/** Forms of the classic screens: settings, product, order in its table and order as a post. */
const FORMS = '#mainform, form#post, form#order';

function isInForm( target: EventTarget | null ): boolean {
	return target instanceof Element && target.closest( FORMS ) !== null;
}

/** Remembers when somebody leaves a classic screen with something typed and not saved. */
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

/** An import goes over several pages; on the last one it is done. */
function watchImport( search: string ): void {
	if ( new URLSearchParams( search ).get( 'step' ) === 'done' ) {
		removeExitPage( 'import_products' );
	} else {
		addExitPage( 'import_products' );
	}
}

/**
 * Watches for somebody who leaves this screen in the middle of something.
 *
 * @param search Query of the address.
 * @return Stops watching.
 */
export function watchExit( search: string ): () => void {
	const page = currentExitPage( search );
	if ( page === 'import_products' ) {
		watchImport( search );
	}
	return page === undefined || page === 'import_products' ? () => {} : watchForms( page );
}
