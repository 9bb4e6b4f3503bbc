import { act } from '@testing-library/react';

/** Does what a browser does on Back when it kept the document: shows it as it was left. */
export function showAgain(): void {
	act( () => void window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: true } ) ) );
}
