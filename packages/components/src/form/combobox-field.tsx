import { useMemo, useState, type FocusEvent, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { FieldFrameProps } from './field';
import { findOptions, toSearchText, type ComboboxOption } from './find-options';
import { PlatformField } from './platform/platform-field';

export interface ComboboxFieldProps extends FieldFrameProps {
	readonly options: readonly ComboboxOption[];
	/** Value of an option; '' for none. */
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly placeholder?: string | undefined;
	readonly isRequired?: boolean | undefined;
}

/** Maximum number of listed options: enough for scrolling, and few enough to render at once. */
const MOST_SHOWN = 100;

interface ListedOption {
	readonly value: string;
	readonly label: string;
	/** The visible label. */
	readonly name: string;
	readonly disabled?: boolean;
}

/**
 * Makes an option for the platform's control. That control drops labels that do not contain the typed text, so the text
 * is added to such a label; only `name` is shown.
 */
function toListed( { value, label }: ComboboxOption, typed: string ): ListedOption {
	const isFound = typed === '' || label.toLowerCase().includes( typed.toLowerCase() );
	return { value, name: label, label: isFound ? label : `${ label } ${ typed }` };
}

/** Cuts a long list. Without a search, the part around the current value stays. */
function cut( found: readonly ComboboxOption[], value: string, isSearching: boolean ): readonly ComboboxOption[] {
	const index = isSearching ? 0 : found.findIndex( ( option ) => option.value === value );
	const start = Math.max( 0, Math.min( index - MOST_SHOWN / 2, found.length - MOST_SHOWN ) );
	return found.slice( start, start + MOST_SHOWN );
}

/** The options that the control lists for the typed text. The current value is always one of them. */
function listFor( options: readonly ComboboxOption[], value: string, typed: string ): readonly ListedOption[] {
	const found = findOptions( options, typed );
	const shown = cut( found, value, toSearchText( typed ) !== '' );
	const listed = shown.map( ( option ) => toListed( option, typed ) );
	if ( found.length > shown.length ) {
		const note = { value: '', label: __( 'There are more. Keep typing to narrow the list.', 'store-admin' ) };
		listed.push( { ...toListed( note, typed ), disabled: true } );
	}
	// The control finds the text of the current value in its list, even during a search for another one.
	const current = options.find( ( option ) => option.value === value );
	const isMissing = current && ! shown.includes( current );
	return isMissing ? [ ...listed, { ...current, name: current.label } ] : listed;
}

/** Selects the text of the field, so that typing replaces it. */
function selectText( { target }: FocusEvent ): void {
	if ( target instanceof HTMLInputElement ) {
		target.select();
	}
}

/** Chooses one of many options by parts of its name. Word order, case, accents and dashes do not matter. */
export function ComboboxField( { options, value, onChange, placeholder, ...frame }: ComboboxFieldProps ): ReactElement {
	const [ typed, setTyped ] = useState( '' );
	const current = options.find( ( option ) => option.value === value );
	const listed = useMemo( () => [ ...listFor( options, value, typed ) ], [ options, value, typed ] );
	return (
		<PlatformField { ...frame } valueText={ current?.label ?? '' }>
			{ ( { ComboboxControl } ) => (
				<div onFocus={ selectText }>
					<ComboboxControl
						label={ frame.label }
						options={ listed }
						value={ value === '' ? null : value }
						{ ...( placeholder !== undefined && { placeholder } ) }
						allowReset={ false }
						expandOnFocus={ false }
						onFilterValueChange={ setTyped }
						__experimentalRenderItem={ ( { item } ) => ( item as ListedOption ).name }
						onChange={ ( chosen ) => {
							setTyped( '' );
							if ( chosen ) {
								onChange( chosen );
							}
						} }
					/>
				</div>
			) }
		</PlatformField>
	);
}
