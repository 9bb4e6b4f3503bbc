import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SearchTag, TagSearch } from './use-tag-search';

/** Search for one kind of items, and lookup of their labels. */
export interface IdSearch extends Pick< TagSearch, 'search' > {
	/** Returns the labels of ids. Ids that are missing from the result get a label such as '#12 (not found)'. By default the id is the label. */
	readonly getLabels?: ( ( ids: readonly string[] ) => Promise< readonly SearchTag[] > ) | undefined;
}

type Labels = ReadonlyMap< string, string >;

export interface TagLabelsHook {
	/** Ids with their labels; the label of an unknown id is '#12' until it is fetched. */
	readonly tags: readonly SearchTag[];
	/** Whether the last lookup failed. */
	readonly hasFailed: boolean;
	/** Stores known labels, so that they are not fetched. */
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

/** Returns the labels of ids; ids that were not found get '#12 (not found)'. */
function labelsFor( ids: readonly string[], found: readonly SearchTag[] ): readonly [ string, string ][] {
	const names = new Map( found.map( ( { key, label } ) => [ String( key ), label ] ) );
	return ids.map( ( id ) => [ id, names.get( id ) || notFoundText( id ) ] );
}

function keyOf( kind: string, id: string ): string {
	return `${ kind } ${ id }`;
}

/** Returns the labels with those of further ids. */
function withLabels( labels: Labels, kind: string, added: readonly ( readonly [ string, string ] )[] ): Labels {
	return new Map( [ ...labels, ...added.map( ( [ id, label ] ) => [ keyOf( kind, id ), label ] as const ) ] );
}

/**
 * Fetches the labels of ids, each once.
 *
 * @param ids       Ids, in display order.
 * @param getLabels Fetches labels; by default the id is the label.
 * @param kind      Kind of the items, where it can change: the same id then has another label.
 */
export function useTagLabels( ids: readonly string[], getLabels: IdSearch[ 'getLabels' ], kind = '' ): TagLabelsHook {
	const [ labels, setLabels ] = useState< Labels >( new Map() );
	const [ hasFailed, setHasFailed ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const asked = useRef( new Set< string >() );
	const latest = useRef( getLabels );
	const missing = getLabels ? ids.filter( ( id ) => ! labels.has( keyOf( kind, id ) ) ).join() : '';

	useEffect( () => {
		latest.current = getLabels;
	} );
	useEffect( () => {
		const wanted = missing.split( ',' ).filter( ( id ) => id !== '' && ! asked.current.has( keyOf( kind, id ) ) );
		if ( wanted.length === 0 || ! latest.current ) {
			return;
		}
		wanted.forEach( ( id ) => asked.current.add( keyOf( kind, id ) ) );
		latest.current( wanted ).then(
			( found ) => setLabels( ( before ) => withLabels( before, kind, labelsFor( wanted, found ) ) ),
			() => {
				wanted.forEach( ( id ) => asked.current.delete( keyOf( kind, id ) ) );
				setHasFailed( true );
			}
		);
	}, [ missing, kind, attempt ] );

	return {
		tags: ids.map( ( key ) => ( { key, label: labels.get( keyOf( kind, key ) ) ?? ( getLabels ? idText( key ) : key ) } ) ),
		hasFailed: hasFailed && missing !== '',
		remember: ( tags ) => {
			const others = tags.filter( ( { key } ) => ! ids.includes( key ) );
			setLabels( ( before ) =>
				withLabels(
					before,
					kind,
					others.map( ( { key, label } ) => [ key, label ] as const )
				)
			);
		},
		retry: () => {
			setHasFailed( false );
			setAttempt( attempt + 1 );
		},
	};
}
