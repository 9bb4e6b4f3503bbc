import { useMemo, useState, type KeyboardEvent } from 'react';
import { findOptions, type ComboboxOption } from './find-options';

/** More than anybody scrolls through, and few enough to draw at once. */
const MOST_SHOWN = 100;

interface ComboboxInput {
	readonly options: readonly ComboboxOption[];
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

export interface ComboboxState {
	readonly isOpen: boolean;
	/** What stands in the field: what is being typed, else the label of the value. */
	readonly text: string;
	readonly shown: readonly ComboboxOption[];
	/** How many match; more than are shown when the list is cut. */
	readonly matchCount: number;
	readonly activeIndex: number;
	readonly open: () => void;
	readonly close: () => void;
	readonly type: ( text: string ) => void;
	readonly choose: ( option: ComboboxOption ) => void;
	readonly handleKeyDown: ( event: KeyboardEvent ) => void;
}

function startIndex( shown: readonly ComboboxOption[], value: string ): number {
	return Math.max(
		0,
		shown.findIndex( ( option ) => option.value === value )
	);
}

/** The list opens around the current value, so that it is in sight even in a list that is cut. */
function cut( found: readonly ComboboxOption[], value: string, isSearching: boolean ): readonly ComboboxOption[] {
	const index = isSearching ? 0 : found.findIndex( ( option ) => option.value === value );
	const start = Math.max( 0, Math.min( index - MOST_SHOWN / 2, found.length - MOST_SHOWN ) );
	return found.slice( start, start + MOST_SHOWN );
}

/** State and keys of a text field that offers options; see the ARIA practices, "editable combobox with list autocomplete". */
export function useCombobox( { options, value, onChange }: ComboboxInput ): ComboboxState {
	const [ typed, setTyped ] = useState< string | null >( null );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ moved, setMoved ] = useState< number | null >( null );
	const selectedLabel = useMemo( () => options.find( ( option ) => option.value === value )?.label ?? '', [ options, value ] );
	const found = useMemo( () => ( isOpen ? findOptions( options, typed ?? '' ) : [] ), [ isOpen, options, typed ] );
	const shown = useMemo( () => cut( found, value, Boolean( typed ) ), [ found, typed, value ] );
	const activeIndex = moved ?? startIndex( shown, value );

	const close = () => {
		setIsOpen( false );
		setTyped( null );
		setMoved( null );
	};
	const open = () => setIsOpen( true );
	const choose = ( option: ComboboxOption ) => {
		onChange( option.value );
		close();
	};
	const type = ( text: string ) => {
		setTyped( text );
		setMoved( 0 );
		setIsOpen( true );
	};
	const moveBy = ( step: number ) => {
		if ( ! isOpen ) {
			open();
		} else if ( shown.length > 0 ) {
			setMoved( ( activeIndex + step + shown.length ) % shown.length );
		}
	};
	const chooseActive = ( event: KeyboardEvent ) => {
		const option = shown[ activeIndex ];
		if ( isOpen && option ) {
			event.preventDefault();
			choose( option );
		}
	};
	const keys: Readonly< Record< string, ( event: KeyboardEvent ) => void > > = {
		ArrowDown: () => moveBy( 1 ),
		ArrowUp: () => moveBy( -1 ),
		Enter: chooseActive,
		Escape: close,
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key.startsWith( 'Arrow' ) && event.key in keys ) {
			event.preventDefault();
		}
		keys[ event.key ]?.( event );
	};
	return {
		isOpen,
		text: typed ?? selectedLabel,
		shown,
		matchCount: found.length,
		activeIndex,
		open,
		close,
		type,
		choose,
		handleKeyDown,
	};
}
