import { act } from '@testing-library/react';

/** Shows a document again, as a browser does on Back when it kept the document. */
export function showAgain(): void {
	act( () => void window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: true } ) ) );
}
