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

/** More than anybody scrolls through, and few enough to draw at once. */
const MOST_SHOWN = 100;

interface ListedOption {
	readonly value: string;
	readonly label: string;
	/** The label that people see. */
	readonly name: string;
	readonly disabled?: boolean;
}

/** The platform's control keeps only labels that contain what was typed as it stands, so such a label gets the typed text added, unseen. */
function toListed( { value, label }: ComboboxOption, typed: string ): ListedOption {
	const isFound = typed === '' || label.toLowerCase().includes( typed.toLowerCase() );
	return { value, name: label, label: isFound ? label : `${ label } ${ typed }` };
}

/** The list opens around the current value, so that it is in sight even in a list that is cut. */
function cut( found: readonly ComboboxOption[], value: string, isSearching: boolean ): readonly ComboboxOption[] {
	const index = isSearching ? 0 : found.findIndex( ( option ) => option.value === value );
	const start = Math.max( 0, Math.min( index - MOST_SHOWN / 2, found.length - MOST_SHOWN ) );
	return found.slice( start, start + MOST_SHOWN );
}

/** What the platform's control lists for what was typed, with the current value among it. */
function listFor( options: readonly ComboboxOption[], value: string, typed: string ): readonly ListedOption[] {
	const found = findOptions( options, typed );
	const shown = cut( found, value, toSearchText( typed ) !== '' );
	const listed = shown.map( ( option ) => toListed( option, typed ) );
	if ( found.length > shown.length ) {
		const note = { value: '', label: __( 'There are more. Keep typing to narrow the list.', 'store-admin' ) };
		listed.push( { ...toListed( note, typed ), disabled: true } );
	}
	// The control takes the text of the field from its list, also while something else is being searched for.
	const current = options.find( ( option ) => option.value === value );
	const isMissing = current && ! shown.includes( current );
	return isMissing ? [ ...listed, { ...current, name: current.label } ] : listed;
}

/** What is typed takes the place of the name that stands in the field. */
function selectText( { target }: FocusEvent ): void {
	if ( target instanceof HTMLInputElement ) {
		target.select();
	}
}

/** Choosing one of many by typing a part of its name; order and case of the words, accents and dashes make no difference. */
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
