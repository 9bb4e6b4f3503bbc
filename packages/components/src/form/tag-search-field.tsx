import { useId, useRef, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, closeSmall, search as searchIcon } from '@wordpress/icons';
import { Field, type FieldFrameProps } from './field';
import { SuggestionList } from './suggestion-list';
import { useTagSearch, type SearchTag, type TagSearch } from './use-tag-search';
import './tag-search-field.scss';

export interface TagSearchFieldProps extends FieldFrameProps, TagSearch {
	readonly placeholder?: string | undefined;
}

interface TagListProps {
	readonly tags: readonly SearchTag[];
	readonly onRemove: ( tag: SearchTag ) => void;
}

function TagList( { tags, onRemove }: TagListProps ) {
	return (
		<ul className="store-admin-tag-search__tags" aria-label={ __( 'Selected', 'store-admin' ) }>
			{ tags.map( ( tag ) => (
				<li key={ tag.key } className="store-admin-tag-search__tag">
					<span>{ tag.label }</span>
					<button
						type="button"
						/* translators: %s: name of what was chosen, such as a product. */
						aria-label={ sprintf( __( 'Remove %s', 'woocommerce' ), tag.label ) }
						onClick={ () => onRemove( tag ) }
					>
						<Icon icon={ closeSmall } size={ 20 } />
					</button>
				</li>
			) ) }
		</ul>
	);
}

/**
 * Search field whose chosen results become tags, with the combobox pattern of the ARIA practices. The platform's own control
 * cannot search on a server, and its chunk has 100 KB.
 */
export function TagSearchField( { label, help, error, className, placeholder, ...tagSearch }: TagSearchFieldProps ): ReactElement {
	const listId = useId();
	const input = useRef< HTMLInputElement >( null );
	const { tags, onChange } = tagSearch;
	const combobox = useTagSearch( tagSearch );
	const { isOpen, active, text } = combobox;
	const remove = ( tag: SearchTag ) => {
		onChange( tags.filter( ( other ) => other.key !== tag.key ) );
		input.current?.focus();
	};
	return (
		<Field label={ label } help={ help } error={ error } className={ className }>
			{ ( control ) => (
				<div className="store-admin-tag-search" { ...combobox.frameProps }>
					<div className="store-admin-input store-admin-tag-search__box">
						<span className="store-admin-tag-search__icon" aria-hidden="true">
							<Icon icon={ searchIcon } size={ 20 } />
						</span>
						{ tags.length > 0 && <TagList tags={ tags } onRemove={ remove } /> }
						<input
							{ ...control }
							{ ...combobox.inputProps }
							ref={ input }
							className="store-admin-input__control"
							type="text"
							role="combobox"
							autoComplete="off"
							aria-autocomplete="list"
							aria-expanded={ isOpen }
							aria-controls={ isOpen ? listId : undefined }
							aria-activedescendant={ active ? `${ listId }${ active.key }` : undefined }
							placeholder={ tags.length > 0 ? undefined : placeholder }
							value={ text }
						/>
					</div>
					{ isOpen && <SuggestionList id={ listId } label={ label } { ...combobox } /> }
				</div>
			) }
		</Field>
	);
}
