import type { FormEvent, ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { plusCircle } from '@wordpress/icons';
import { Button } from '../button/button';
import { MenuButton } from '../menu/menu-button';
import { Section } from '../surface/section';
import type { FilterDefinition, FilterDraft } from './filter-definition';
import { FilterRow } from './filter-row';
import { splitMixedText } from './mixed-text';
import { useFilterDrafts, type FilterDraftsOptions, type FilterMatch } from './use-filter-drafts';
import './advanced-filters.scss';

export interface AdvancedFilterCardProps extends FilterDraftsOptions {
	/** "Orders match <select/> filters", where `<select/>` is the choice between all and any. */
	readonly title: string;
}

interface MatchSentenceProps {
	readonly title: string;
	readonly match: FilterMatch;
	readonly onChange: ( match: FilterMatch ) => void;
}

function MatchSentence( { title, match, onChange }: MatchSentenceProps ) {
	return (
		<p className="store-admin-advanced__match">
			{ splitMixedText( title, [ 'select' ] ).map( ( { place, text }, index ) =>
				place === 'select' ? (
					<span key="select" className="store-admin-input">
						<select
							className="store-admin-input__control"
							aria-label={ __( 'Choose to apply any or all filters', 'woocommerce' ) }
							value={ match }
							onChange={ ( event ) => onChange( event.target.value === 'any' ? 'any' : 'all' ) }
						>
							<option value="all">{ __( 'All', 'woocommerce' ) }</option>
							<option value="any">{ __( 'Any', 'woocommerce' ) }</option>
						</select>
					</span>
				) : (
					<span key={ index }>{ text }</span>
				)
			) }
		</p>
	);
}

/** Returns the filters that can be added: unused ones, and those that can be used several times. */
function addableFilters( definitions: readonly FilterDefinition[], drafts: readonly FilterDraft[] ): readonly FilterDefinition[] {
	return definitions.filter(
		( { key, allowMultiple } ) => allowMultiple || ! drafts.some( ( { definition } ) => definition.key === key )
	);
}

/** Card to edit the advanced filters, each shown as a sentence. Changes are applied with "Filter". */
export function AdvancedFilterCard( { title, ...options }: AdvancedFilterCardProps ): ReactElement {
	const { drafts, card, ...edit } = useFilterDrafts( options );
	const addable = addableFilters( options.definitions, drafts );
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		edit.apply();
	};
	return (
		<Section title={ __( 'Advanced filters', 'woocommerce' ) } className="store-admin-advanced">
			<div ref={ card }>
				<form noValidate onSubmit={ handleSubmit }>
					<MatchSentence title={ title } match={ edit.match } onChange={ edit.setMatch } />
					{ drafts.length > 0 && (
						<ul className="store-admin-advanced__rows">
							{ drafts.map( ( draft, index ) => (
								<FilterRow
									key={ draft.id }
									draft={ draft }
									problems={ edit.problemsOf( draft ) }
									currency={ options.currency }
									onChange={ edit.change }
									onRemove={ () => edit.remove( index ) }
								/>
							) ) }
						</ul>
					) }
					<div className="store-admin-advanced__add">
						{ addable.length > 0 && (
							<MenuButton
								label={ __( 'Add a filter', 'woocommerce' ) }
								icon={ plusCircle }
								hasText
								groups={ [
									{
										items: addable.map( ( definition ) => ( {
											label: definition.labels.add,
											onSelect: () => edit.add( definition ),
										} ) ),
									},
								] }
							/>
						) }
					</div>
					<div className="store-admin-advanced__footer">
						<Button variant="primary" type="submit">
							{ __( 'Filter', 'woocommerce' ) }
						</Button>
						{ ( drafts.length > 0 || options.values.length > 0 ) && (
							<Button variant="link" onClick={ edit.clear }>
								{ __( 'Clear all filters', 'woocommerce' ) }
							</Button>
						) }
					</div>
				</form>
			</div>
		</Section>
	);
}
