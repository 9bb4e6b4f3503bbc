import { useEffect, useReducer } from 'react';
import { listenWithJQuery } from '@store-admin/settings';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field of the classic form with that id; undefined where another plugin removed it. */
export function findField( id: string ): Field | undefined {
	const found = document.getElementById( id );
	return found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement
		? found
		: undefined;
}

/** Text of a field; empty when the page does not have it. */
export function fieldValue( id: string ): string {
	return findField( id )?.value ?? '';
}

/** The texts of those of the fields that the page has, by id. */
export function fieldValues( ids: readonly string[] ): ReadonlyMap< string, string > {
	return new Map( ids.flatMap( ( id ) => findField( id ) ?? [] ).map( ( { id, value } ) => [ id, value ] ) );
}

/**
 * Listens to the events of fields, also to those that scripts of the page send through jQuery, such as the enhanced selects and the colour
 * picker. An event does not mean that the text differs.
 *
 * @return Stops listening.
 */
export function listenToFields( ids: readonly string[], listener: () => void ): () => void {
	const stops = ids
		.flatMap( ( id ) => findField( id ) ?? [] )
		.flatMap( ( field ) => {
			field.addEventListener( 'input', listener );
			field.addEventListener( 'change', listener );
			const stopWithJQuery = listenWithJQuery( field, 'input change', listener );
			return () => {
				field.removeEventListener( 'input', listener );
				field.removeEventListener( 'change', listener );
				stopWithJQuery();
			};
		} );
	return () => stops.forEach( ( stop ) => stop() );
}

/** Renders again when one of the fields changes; read them with `fieldValue`. `ids` must be the same array in each render. */
export function useFieldChanges( ids: readonly string[] ): void {
	const [ , render ] = useReducer( ( count: number ) => count + 1, 0 );
	useEffect( () => listenToFields( ids, render ), [ ids ] );
}
