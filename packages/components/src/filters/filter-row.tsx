import type { ReactElement } from 'react';
import type { CurrencyFormat } from '@store-admin/format';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { IconButton } from '../button/icon-button';
import { SelectField } from '../form/select-field';
import type { FilterDraft } from './filter-definition';
import { FilterInputField } from './filter-input';
import { splitMixedText, type MixedPart } from './mixed-text';

export interface FilterRowProps {
	readonly draft: FilterDraft;
	readonly problems: readonly string[];
	readonly currency: CurrencyFormat;
	readonly onChange: ( draft: FilterDraft ) => void;
	readonly onRemove: () => void;
}

/** Returns the name of a filter: the title in its sentence, or else its menu entry. */
function titleOf( parts: readonly MixedPart[], fallback: string ): string {
	return parts.find( ( { place } ) => place === 'title' )?.text.trim() || fallback;
}

function Rule( { draft, title, onChange }: Pick< FilterRowProps, 'draft' | 'onChange' > & { readonly title: string } ) {
	const { labels, rules } = draft.definition;
	if ( rules.length === 0 ) {
		return null;
	}
	return (
		<div className="store-admin-filter-row__rule">
			<SelectField
				/* translators: %s: name of a filter, such as "Total spend". */
				label={ labels.rule ?? sprintf( __( '%s, condition', 'store-admin' ), title ) }
				options={ rules }
				value={ draft.rule ?? '' }
				onChange={ ( rule ) => onChange( { ...draft, rule } ) }
			/>
		</div>
	);
}

function RowPart( { part, title, ...row }: FilterRowProps & { readonly part: MixedPart; readonly title: string } ) {
	const { draft, problems, currency, onChange } = row;
	switch ( part.place ) {
		case 'rule':
			return <Rule draft={ draft } title={ title } onChange={ onChange } />;
		case 'filter':
			return (
				<div className="store-admin-filter-row__input">
					<FilterInputField
						draft={ draft }
						title={ title }
						problems={ problems }
						currency={ currency }
						onChange={ ( texts ) => onChange( { ...draft, texts } ) }
					/>
				</div>
			);
		default:
			return part.text === '' ? null : <span className="store-admin-filter-row__title">{ part.text }</span>;
	}
}

/** One filter as a sentence, in the order of the language: "Status – is – completed". */
export function FilterRow( row: FilterRowProps ): ReactElement {
	const { labels } = row.draft.definition;
	const parts = splitMixedText( labels.title, [ 'rule', 'filter' ] );
	const title = titleOf( parts, labels.add );
	/* translators: %s: name of a filter, such as "Total spend". */
	const removeLabel = labels.remove ?? sprintf( __( 'Remove %s', 'woocommerce' ), title );
	return (
		<li className="store-admin-filter-row">
			<div className="store-admin-filter-row__parts" role="group" aria-label={ title }>
				{ parts.map( ( part, index ) => (
					<RowPart key={ `${ part.place } ${ index }` } { ...row } part={ part } title={ title } />
				) ) }
			</div>
			<IconButton icon={ closeSmall } label={ removeLabel } onClick={ row.onRemove } />
		</li>
	);
}
