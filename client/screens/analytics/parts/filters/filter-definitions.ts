import type { FilterDefinition, FilterInput } from '@store-admin/components';
import { warnOfCulprit } from '@store-admin/extensibility';
import type { AdvancedFilter, AdvancedFilters, FilterInput as ConfiguredInput } from '@store-admin/report-query';
import { filterSearch, type FilterSearchOptions } from './filter-search';

type Options = Omit< FilterSearchOptions, 'culprit' >;

function toSearch( input: ConfiguredInput, placeholder: string | undefined, options: FilterSearchOptions ): FilterInput | null {
	const search = filterSearch( input, options );
	return search && { kind: 'search', placeholder, ...search };
}

function toAttribute( { itemSearch }: FilterSearchOptions ): FilterInput | null {
	const attributes = itemSearch( 'attributes' );
	return (
		attributes && {
			kind: 'attribute',
			attributes,
			valuesOf: ( attribute ) => itemSearch( 'attributeTerms', { attribute } ) ?? attributes,
		}
	);
}

function toInput( { input, labels }: AdvancedFilter, options: FilterSearchOptions ): FilterInput | null {
	switch ( input.component ) {
		case 'SelectControl':
			return { kind: 'select', options: input.options ?? [], defaultOption: input.defaultOption };
		case 'Search':
			return toSearch( input, labels[ 'placeholder' ] || undefined, options );
		case 'Number':
			return { kind: 'number' };
		case 'Currency':
			return { kind: 'currency' };
		case 'Date':
			return { kind: 'date' };
		case 'Text':
			return { kind: 'text' };
		case 'ProductAttribute':
			return toAttribute( options );
		default:
			warnOfCulprit( options.culprit, `has the unknown component “${ input.component }”. It was left out.` );
			return null;
	}
}

function toLabels( { labels }: AdvancedFilter, key: string ): FilterDefinition[ 'labels' ] {
	const add = labels[ 'add' ] || labels[ 'title' ] || key;
	return {
		add,
		title: labels[ 'title' ] || `<title>${ add }</title> <rule/> <filter/>`,
		rule: labels[ 'rule' ] || undefined,
		filter: labels[ 'filter' ] || undefined,
		remove: labels[ 'remove' ] || undefined,
	};
}

/**
 * Converts the advanced filters of a report to those of the card. A filter with an unknown component or search is left out, with a console
 * warning for its author.
 */
export function toFilterDefinitions( { filters }: AdvancedFilters, options: Options ): readonly FilterDefinition[] {
	return Object.entries( filters ).flatMap( ( [ key, filter ] ) => {
		const input = toInput( filter, { ...options, culprit: `advanced report filter ${ key }` } );
		return input ? [ { key, labels: toLabels( filter, key ), rules: filter.rules, input, allowMultiple: filter.allowMultiple } ] : [];
	} );
}
