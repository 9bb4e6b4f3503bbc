import { forwardRef, useEffect, useId, useRef, type ReactElement, type Ref } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon, chevronDown } from '@wordpress/icons';
import { Field, type FieldFrameProps } from './field';
import type { ComboboxOption } from './find-options';
import { useCombobox, type ComboboxState } from './use-combobox';
import './combobox-field.scss';

export interface ComboboxFieldProps extends FieldFrameProps {
	readonly options: readonly ComboboxOption[];
	/** Value of an option; '' for none. */
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly placeholder?: string | undefined;
	readonly isRequired?: boolean | undefined;
}

interface OptionListProps {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly state: ComboboxState;
}

function describeMatches( { matchCount, shown }: ComboboxState ): string {
	if ( matchCount === 0 ) {
		return __( 'Nothing matches.', 'store-admin' );
	}
	if ( matchCount > shown.length ) {
		return __( 'There are more. Keep typing to narrow the list.', 'store-admin' );
	}
	/* translators: %d: number of options in a list. */
	return sprintf( _n( '%d match', '%d matches', matchCount, 'store-admin' ), matchCount );
}

function OptionList( { id, label, value, state }: OptionListProps ) {
	const { shown, activeIndex, matchCount, choose } = state;
	const active = useRef< HTMLLIElement >( null );
	useEffect( () => {
		active.current?.scrollIntoView?.( { block: 'nearest' } );
	}, [ activeIndex, shown ] );
	const isWhole = matchCount === shown.length && matchCount > 0;
	return (
		<div className="store-admin-combobox__surface">
			<ul className="store-admin-combobox__list" id={ id } role="listbox" aria-label={ label }>
				{ shown.map( ( option, index ) => (
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field keeps the focus and handles the keys
					<li
						key={ option.value }
						ref={ index === activeIndex ? active : undefined }
						id={ `${ id }-${ index }` }
						className={ `store-admin-combobox__option ${ index === activeIndex ? 'is-active' : '' }`.trimEnd() }
						role="option"
						aria-selected={ option.value === value }
						onMouseDown={ ( event ) => event.preventDefault() }
						onClick={ () => choose( option ) }
					>
						{ option.label }
					</li>
				) ) }
			</ul>
			<p className={ isWhole ? 'screen-reader-text' : 'store-admin-combobox__note' } role="status">
				{ describeMatches( state ) }
			</p>
		</div>
	);
}

/** Choosing one of many by typing a part of its name. */
export const ComboboxField = forwardRef( function ComboboxFieldWithRef(
	{ options, value, onChange, placeholder, isRequired = false, ...frame }: ComboboxFieldProps,
	ref: Ref< HTMLInputElement >
): ReactElement {
	const listId = useId();
	const state = useCombobox( { options, value, onChange } );
	return (
		<Field { ...frame }>
			{ ( control ) => (
				<div className="store-admin-combobox">
					<span className="store-admin-input">
						<input
							{ ...control }
							ref={ ref }
							className="store-admin-input__control"
							type="text"
							role="combobox"
							autoComplete="off"
							spellCheck={ false }
							aria-autocomplete="list"
							aria-expanded={ state.isOpen }
							aria-controls={ listId }
							aria-activedescendant={
								state.isOpen && state.shown.length > 0 ? `${ listId }-${ state.activeIndex }` : undefined
							}
							aria-required={ isRequired || undefined }
							placeholder={ placeholder }
							value={ state.text }
							onChange={ ( event ) => state.type( event.target.value ) }
							onClick={ state.open }
							onBlur={ state.close }
							onFocus={ ( event ) => event.target.select() }
							onKeyDown={ state.handleKeyDown }
						/>
						<span className="store-admin-combobox__arrow" aria-hidden="true">
							<Icon icon={ chevronDown } size={ 20 } />
						</span>
					</span>
					{ state.isOpen && <OptionList id={ listId } label={ frame.label } value={ value } state={ state } /> }
				</div>
			) }
		</Field>
	);
} );
