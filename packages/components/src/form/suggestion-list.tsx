import type { MouseEvent, ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button';
import type { SearchTag, Suggestions } from './use-tag-search';

export interface SuggestionListProps {
	readonly id: string;
	/** Name of the field. */
	readonly label: string;
	readonly suggestions: Suggestions;
	readonly options: readonly SearchTag[];
	readonly active: SearchTag | undefined;
	readonly choose: ( tag: SearchTag ) => void;
	readonly retry: () => void;
}

function statusText( { status }: Suggestions, optionCount: number ): string {
	if ( status === 'failed' ) {
		return __( 'The suggestions could not be loaded.', 'store-admin' );
	}
	if ( optionCount > 0 ) {
		return sprintf(
			/* translators: %d: number of suggestions. */
			_n(
				'%d result found, use up and down arrow keys to navigate.',
				'%d results found, use up and down arrow keys to navigate.',
				optionCount,
				'woocommerce'
			),
			optionCount
		);
	}
	return status === 'pending' ? __( 'Loading…', 'woocommerce' ) : __( 'No results.', 'woocommerce' );
}

/** Keeps the focus in the field, because the list closes when the field loses it. */
function keepFocus( event: MouseEvent ): void {
	event.preventDefault();
}

/** Suggestions for the typed text, or the reason why there are none. */
export function SuggestionList( { id, label, suggestions, options, active, choose, retry }: SuggestionListProps ): ReactElement {
	const isFailed = suggestions.status === 'failed';
	return (
		<div className="store-admin-tag-search__panel">
			<ul id={ id } role="listbox" aria-label={ label } className="store-admin-tag-search__list">
				{ options.map( ( option ) => (
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
					<li
						key={ option.key }
						id={ `${ id }${ option.key }` }
						role="option"
						aria-selected={ option.key === active?.key }
						className="store-admin-tag-search__option"
						onMouseDown={ keepFocus }
						onClick={ () => choose( option ) }
					>
						{ option.label }
					</li>
				) ) }
			</ul>
			<div className="store-admin-tag-search__status">
				<span role="status" className={ options.length > 0 && ! isFailed ? 'screen-reader-text' : undefined }>
					{ statusText( suggestions, options.length ) }
				</span>
				{ isFailed && (
					<Button variant="quiet" onClick={ retry }>
						{ __( 'Retry', 'woocommerce' ) }
					</Button>
				) }
			</div>
		</div>
	);
}
