import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SearchTag, TagSearch } from './use-tag-search';

/** How things of one kind are found, and named by their ids. */
export interface IdSearch extends Pick< TagSearch, 'search' > {
	/** Looks up the names of ids. Ids that are missing from the answer are shown as not found. Without it an id is its own name. */
	readonly getLabels?: ( ( ids: readonly string[] ) => Promise< readonly SearchTag[] > ) | undefined;
}

type Labels = ReadonlyMap< string, string >;

export interface TagLabelsHook {
	/** The ids with their names; with a number sign before the id until its name is known. */
	readonly tags: readonly SearchTag[];
	/** Whether the last names that were asked for did not come. */
	readonly hasFailed: boolean;
	/** Keeps names that are known already, so that they are not asked for. */
	readonly remember: ( tags: readonly SearchTag[] ) => void;
	readonly retry: () => void;
}

function idText( id: string ): string {
	return /^\d+$/.test( id ) ? `#${ id }` : id;
}

function notFoundText( id: string ): string {
	/* translators: %s: number or code of a product, customer or the like. */
	return sprintf( __( '%s (not found)', 'store-admin' ), idText( id ) );
}

/** The names for ids: those of the answer, and that there is none for the others. */
function labelsFor( ids: readonly string[], found: readonly SearchTag[] ): readonly [ string, string ][] {
	const names = new Map( found.map( ( { key, label } ) => [ String( key ), label ] ) );
	return ids.map( ( id ) => [ id, names.get( id ) || notFoundText( id ) ] );
}

/**
 * Looks up the names of ids, each once.
 *
 * @param ids       Ids in the order in which they are shown.
 * @param getLabels Looks names up; without it an id is its own name.
 */
export function useTagLabels( ids: readonly string[], getLabels: IdSearch[ 'getLabels' ] ): TagLabelsHook {
	const [ labels, setLabels ] = useState< Labels >( new Map() );
	const [ hasFailed, setHasFailed ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const asked = useRef( new Set< string >() );
	const latest = useRef( getLabels );
	const add = ( entries: readonly ( readonly [ string, string ] )[] ) => setLabels( ( before ) => new Map( [ ...before, ...entries ] ) );
	const missing = getLabels ? ids.filter( ( id ) => ! labels.has( id ) ).join() : '';

	useEffect( () => {
		latest.current = getLabels;
	} );
	useEffect( () => {
		const wanted = missing.split( ',' ).filter( ( id ) => id !== '' && ! asked.current.has( id ) );
		if ( wanted.length === 0 || ! latest.current ) {
			return;
		}
		wanted.forEach( ( id ) => asked.current.add( id ) );
		latest.current( wanted ).then(
			( found ) => add( labelsFor( wanted, found ) ),
			() => {
				wanted.forEach( ( id ) => asked.current.delete( id ) );
				setHasFailed( true );
			}
		);
	}, [ missing, attempt ] );

	return {
		tags: ids.map( ( key ) => ( { key, label: labels.get( key ) ?? ( getLabels ? idText( key ) : key ) } ) ),
		hasFailed: hasFailed && missing !== '',
		remember: ( tags ) =>
			add( tags.filter( ( { key } ) => ! ids.includes( key ) ).map( ( { key, label } ) => [ key, label ] as const ) ),
		retry: () => {
			setHasFailed( false );
			setAttempt( attempt + 1 );
		},
	};
}
