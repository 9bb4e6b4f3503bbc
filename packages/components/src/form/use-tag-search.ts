import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';

export interface SearchTag {
	/** Id of an item, or the text of a free-text search. */
	readonly key: string;
	readonly label: string;
}

export interface TagSearch {
	readonly tags: readonly SearchTag[];
	readonly onChange: ( tags: readonly SearchTag[] ) => void;
	/** Finds items by a part of their name. A rejection is shown with Retry. */
	readonly search: ( text: string, signal: AbortSignal ) => Promise< readonly SearchTag[] >;
	/** Whether a choice replaces the previous one. */
	readonly isSingle?: boolean | undefined;
	/** Label of the first entry, which searches for the typed text itself. Without it, there is no such entry. */
	readonly freeTextLabel?: ( ( text: string ) => string ) | undefined;
}

export type Suggestions =
	{ readonly status: 'idle' | 'pending' | 'failed' } | { readonly status: 'ready'; readonly found: readonly SearchTag[] };

interface Answer {
	readonly text: string;
	readonly suggestions: Suggestions;
}

/** Milliseconds without a key press before the search starts. */
const PAUSE = 250;

function useSuggestions( search: TagSearch[ 'search' ], text: string ) {
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	const latest = useRef( search );
	useEffect( () => {
		latest.current = search;
	} );
	useEffect( () => {
		if ( text === '' ) {
			return undefined;
		}
		const controller = new AbortController();
		const answerWith = ( suggestions: Suggestions ) => {
			if ( ! controller.signal.aborted ) {
				setAnswer( { text, suggestions } );
			}
		};
		const timer = setTimeout( () => {
			latest.current( text, controller.signal ).then(
				( found ) => answerWith( { status: 'ready', found } ),
				() => answerWith( { status: 'failed' } )
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ text, attempt ] );
	const retry = () => {
		setAnswer( null );
		setAttempt( attempt + 1 );
	};
	const current: Suggestions = answer?.text === text ? answer.suggestions : { status: 'pending' };
	return { suggestions: text === '' ? ( { status: 'idle' } as const ) : current, retry };
}

function nextIndex( key: string, current: number, count: number ): number | null {
	if ( count === 0 ) {
		return null;
	}
	switch ( key ) {
		case 'ArrowDown':
			return ( current + 1 ) % count;
		case 'ArrowUp':
			return ( current + count - 1 ) % count;
		default:
			return null;
	}
}

/** Returns the options: first the typed text itself, then the suggestions that are not tags yet. */
function optionsOf( { tags, freeTextLabel }: TagSearch, suggestions: Suggestions, text: string ): readonly SearchTag[] {
	const found = suggestions.status === 'ready' ? suggestions.found : [];
	const free = freeTextLabel && text !== '' ? [ { key: text, label: freeTextLabel( text ) } ] : [];
	const chosen = new Set( tags.map( ( { key } ) => key ) );
	return [ ...free, ...found.filter( ( { key } ) => key !== free[ 0 ]?.key ) ].filter( ( { key } ) => ! chosen.has( key ) );
}

/** State and keyboard handling of `TagSearchField`. */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- inferred, for the field and its list only
export function useTagSearch( tagSearch: TagSearch ) {
	const { tags, onChange, search, isSingle = false, freeTextLabel } = tagSearch;
	const [ typed, setTyped ] = useState( '' );
	const [ isListWanted, setIsListWanted ] = useState( false );
	const [ index, setIndex ] = useState( 0 );
	const text = typed.trim();
	const { suggestions, retry } = useSuggestions( search, text );
	const options = optionsOf( tagSearch, suggestions, text );
	const isOpen = isListWanted && text !== '';
	const active = isOpen ? options[ Math.min( index, options.length - 1 ) ] : undefined;

	const choose = ( tag: SearchTag ) => {
		// The label of the free-text entry is a sentence; its tag is only the text.
		const chosen = freeTextLabel && tag.key === text ? { key: text, label: text } : tag;
		setTyped( '' );
		setIndex( 0 );
		onChange( isSingle ? [ chosen ] : [ ...tags, chosen ] );
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		const next = nextIndex( event.key, isOpen ? Math.min( index, options.length - 1 ) : -1, options.length );
		if ( next !== null ) {
			event.preventDefault();
			setIsListWanted( true );
			setIndex( next );
		} else if ( event.key === 'Enter' && typed !== '' ) {
			// Enter must not submit the form while there is typed text.
			event.preventDefault();
			if ( active ) {
				choose( active );
			}
		} else if ( event.key === 'Escape' && typed !== '' ) {
			event.stopPropagation();
			setIsListWanted( false );
			setTyped( isOpen ? typed : '' );
		} else if ( event.key === 'Backspace' && typed === '' && tags.length > 0 ) {
			onChange( tags.slice( 0, -1 ) );
		}
	};
	const handleBlur = ( { currentTarget, relatedTarget }: FocusEvent ) => {
		if ( ! currentTarget.contains( relatedTarget ) ) {
			setIsListWanted( false );
			setTyped( '' );
		}
	};
	const handleChange = ( { target }: ChangeEvent< HTMLInputElement > ) => {
		setTyped( target.value );
		setIsListWanted( true );
		setIndex( 0 );
	};
	return {
		text: typed,
		isOpen,
		suggestions,
		options,
		active,
		choose,
		retry,
		frameProps: { onBlur: handleBlur },
		inputProps: { onChange: handleChange, onKeyDown: handleKeyDown },
	};
}
