import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, FilterMenu, useTagLabels, type IdSearch } from '@store-admin/components';
import { warnOfCulprit } from '@store-admin/extensibility';
import { choicesOf, defaultChoice, withChoice, type FilterOption, type FilterSettings, type ReportFilter } from '@store-admin/report-query';
import { filterSearch } from './filter-search';
import { singleSettings, toMenuChoices, type MenuChoicesOptions } from './menu-choices';
import { parentsIn } from './parents';
import type { ReportFiltersProps } from './filter-props';
import { chosenOption, culpritOf } from './shown-filters';
import { useItemSearch } from './use-item-search';
import './style.scss';

export interface ReportFilterMenuProps extends ReportFiltersProps {
	readonly filter: ReportFilter;
}

/** Tells an extension that one of its choices was made. */
function tellExtension( { onClick, value }: FilterOption, culprit: string ): void {
	try {
		onClick?.();
	} catch ( error ) {
		warnOfCulprit( `${ culprit }, onClick of ${ value }`, 'threw an error, which was ignored.', error );
	}
}

interface ChosenItem {
	readonly kind: string;
	readonly ids: readonly string[];
	readonly getLabels: IdSearch[ 'getLabels' ];
}

const NO_ITEM: ChosenItem = { kind: '', ids: [], getLabels: undefined };

/** The item of a choice that needs one, such as a single product. */
function chosenItem(
	{ filter, address }: ReportFilterMenuProps,
	chosen: FilterOption | undefined,
	searchOf: MenuChoicesOptions[ 'searchOf' ]
): ChosenItem {
	const settings = chosen && singleSettings( chosen );
	return settings
		? { kind: chosen.value, ids: address.choices[ filter.param ]?.ids ?? [], getLabels: searchOf( chosen, settings )?.getLabels }
		: NO_ITEM;
}

/** One menu "Show". Its button has the name of the chosen item, for example of a product. */
export function ReportFilterMenu( props: ReportFilterMenuProps ): ReactElement {
	const { filter, definition, query, address, onChange } = props;
	const itemSearch = useItemSearch();
	const culprit = culpritOf( filter );
	const searchOf = ( option: FilterOption, settings: FilterSettings ) =>
		filterSearch( settings, {
			culprit: `${ culprit }, choice ${ option.value }`,
			query,
			itemSearch,
			parents: parentsIn( query, filter ),
		} );
	const chosen = chosenOption( filter, query, address );
	const { ids, getLabels, kind } = chosenItem( props, chosen, searchOf );
	const { tags, hasFailed, retry } = useTagLabels( ids, getLabels, kind );
	const choose = ( value: string, chosenIds: readonly string[] ) => {
		choicesOf( filter )
			.filter( ( option ) => option.value === value )
			.forEach( ( option ) => tellExtension( option, culprit ) );
		onChange( withChoice( query, definition, filter, { value, ids: chosenIds } ) );
	};
	return (
		<div className="store-admin-report-filter">
			<FilterMenu
				label={ filter.label || __( 'Show', 'woocommerce' ) }
				choices={ toMenuChoices( filter.filters, {
					advancedFilters: definition.advancedFilters,
					searchOf,
					onFound: ( option, { key } ) => choose( option.value, [ key ] ),
				} ) }
				value={ chosen?.value ?? defaultChoice( filter ) }
				valueLabel={ tags.map( ( { label } ) => label ).join( ', ' ) || undefined }
				onChange={ ( value ) => choose( value, [] ) }
			/>
			{ hasFailed && (
				<p className="store-admin-report-filter__failure" role="status">
					<span>{ __( 'The names could not be loaded.', 'store-admin' ) }</span>
					<Button variant="link" onClick={ retry }>
						{ __( 'Retry', 'woocommerce' ) }
					</Button>
				</p>
			) }
		</div>
	);
}
