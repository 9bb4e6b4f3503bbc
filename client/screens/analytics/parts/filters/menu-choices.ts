import type { FilterMenuChoice, IdSearch, SearchTag } from '@store-admin/components';
import { isComparison, type AdvancedFilters, type FilterOption, type FilterSettings } from '@store-admin/report-query';

export interface MenuChoicesOptions {
	readonly advancedFilters: AdvancedFilters;
	/** Returns the search of an option; null if it has none that can be used. */
	readonly searchOf: ( option: FilterOption, settings: FilterSettings ) => IdSearch | null;
	readonly onFound: ( option: FilterOption, tag: SearchTag ) => void;
}

/** Returns the settings of a choice that needs one item; undefined for another choice. */
export function singleSettings( option: FilterOption ): FilterSettings | undefined {
	return isComparison( option ) ? undefined : option.settings;
}

/** Returns a text of a search, which extensions may leave out or set to something else. */
export function searchText( { labels = {} }: FilterSettings, name: 'placeholder' | 'button' | 'helpText' | 'title' ): string | undefined {
	const text = labels[ name ];
	return typeof text === 'string' && text !== '' ? text : undefined;
}

function toSearchChoice(
	option: FilterOption,
	settings: FilterSettings,
	label: string,
	options: MenuChoicesOptions
): readonly FilterMenuChoice[] {
	const search = options.searchOf( option, settings );
	const placeholder = searchText( settings, 'placeholder' );
	const name = label || searchText( settings, 'button' ) || searchText( settings, 'title' ) || option.value;
	return search
		? [
				{
					value: option.value,
					label: name,
					search: {
						label: placeholder ?? name,
						placeholder,
						search: search.search,
						onChoose: ( tag ) => options.onFound( option, tag ),
					},
				},
			]
		: [];
}

function toChoice( option: FilterOption, options: MenuChoicesOptions ): readonly FilterMenuChoice[] {
	const { label, value, subFilters } = option;
	if ( value === 'advanced' && Object.keys( options.advancedFilters.filters ).length === 0 ) {
		return [];
	}
	if ( subFilters ) {
		const [ only ] = subFilters;
		const settings = only && subFilters.length === 1 ? singleSettings( only ) : undefined;
		if ( only && settings ) {
			// A level with nothing but a search would cost one more press.
			return toSearchChoice( only, settings, label || only.label, options );
		}
		const choices = toMenuChoices( subFilters, options );
		return choices.length > 0 ? [ { value, label, choices } ] : [];
	}
	const settings = singleSettings( option );
	return settings ? toSearchChoice( option, settings, label, options ) : [ { value, label } ];
}

/**
 * Converts the options of a simple filter to choices of a menu. Options that cannot be used are left out, and so are the advanced filters
 * of a report that has none.
 */
export function toMenuChoices( filters: readonly FilterOption[], options: MenuChoicesOptions ): readonly FilterMenuChoice[] {
	return filters.flatMap( ( option ) => toChoice( option, options ) );
}
