import { useEffect, useState } from 'react';
import { setField } from '../parts/classic-form/set-field';
import { fieldValue, useFieldChanges } from './form-fields';
import { COLOR_FIELDS, COLOR_NAMES, findColorProblems, isSamePalette, type ColorName, type ColorProblem, type Colors } from './palette';

const AUTO_SYNC = 'woocommerce_email_auto_sync_with_theme';

const FIELDS: readonly string[] = Object.values( COLOR_FIELDS );

const readColors = (): Colors =>
	Object.fromEntries( COLOR_NAMES.map( ( name ) => [ name, fieldValue( COLOR_FIELDS[ name ] ) ] ) ) as Record< ColorName, string >;

/** Changes fields that differ. */
function writeFields( form: HTMLFormElement | null, values: Readonly< Record< string, string > > ): void {
	const changed = Object.entries( values ).filter( ( [ id, value ] ) => fieldValue( id ) !== value );
	changed.forEach( ( [ id, value ] ) => form && setField( form, id, value ) );
}

const fieldsOf = ( colors: Colors ) => Object.fromEntries( COLOR_NAMES.map( ( name ) => [ COLOR_FIELDS[ name ], colors[ name ] ] ) );

export interface PaletteHook {
	/** Whether all colours are those of the theme, or the defaults. */
	readonly isDefault: boolean;
	/** Whether the colours follow later changes of the theme. */
	readonly isAutoSync: boolean;
	/** Whether the colours before `restoreDefaults` can be brought back. */
	readonly canUndo: boolean;
	readonly problems: Partial< Record< ColorName, ColorProblem > >;
	/** Uses the colours of the theme, or the defaults. */
	readonly restoreDefaults: () => void;
	/** Brings these colours back, saved or not. */
	readonly undo: () => void;
	readonly setAutoSync: ( isOn: boolean ) => void;
}

/**
 * The colours in the fields of the form.
 *
 * @param form     The classic form.
 * @param defaults The colours of the theme, or of the host.
 */
export function usePalette( form: HTMLFormElement | null, defaults: Colors ): PaletteHook {
	useFieldChanges( FIELDS );
	const [ loaded ] = useState( () => ( { colors: readColors(), autoSync: fieldValue( AUTO_SYNC ) } ) );
	const [ isAutoSync, setAutoSync ] = useState( loaded.autoSync === 'yes' );
	const [ before, setBefore ] = useState< Pick< PaletteHook, 'isAutoSync' > & { readonly colors: Colors } >();
	const colors = readColors();
	const isDefault = isSamePalette( colors, defaults );
	const isLoaded = isSamePalette( colors, loaded.colors );
	// Colours that the user chose would be lost with the next change of the theme if they were still synced.
	const chosenSync = isDefault && isAutoSync ? 'yes' : 'no';
	const autoSync = isLoaded && isAutoSync === ( loaded.autoSync === 'yes' ) ? loaded.autoSync : chosenSync;
	useEffect( () => writeFields( form, { [ AUTO_SYNC ]: autoSync } ), [ form, autoSync ] );
	return {
		isDefault,
		isAutoSync,
		canUndo: before !== undefined && isDefault,
		problems: findColorProblems( colors ),
		restoreDefaults: () => {
			setBefore( { colors, isAutoSync } );
			writeFields( form, fieldsOf( defaults ) );
		},
		undo: () => {
			if ( before ) {
				setAutoSync( before.isAutoSync );
				writeFields( form, fieldsOf( before.colors ) );
				setBefore( undefined );
			}
		},
		setAutoSync,
	};
}
