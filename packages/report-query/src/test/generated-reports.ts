import { allowedIntervals, presetRange, PRESET_IDS, type DayRange, type PeriodName } from '@store-admin/format';
import fc from 'fast-check';
import type { AdvancedFilter, FilterOption, ReportFilter } from '../filter-config';
import type { ActiveFilter, FilterChoice, ReportAddress, ReportDates, ReportQueryDefinition } from '../report-address';
import { CONTEXT } from './definitions';

/** A report with filters of every kind, and one of its addresses. */
export interface GeneratedReport {
	readonly definition: ReportQueryDefinition;
	readonly address: ReportAddress;
}

const word = fc.string( { minLength: 1, maxLength: 8 } ).filter( ( text ) => text.trim() !== '' );
const recordId = fc.integer( { min: 1, max: 99_999 } ).map( String );
const searchedWord = fc.string( { minLength: 1, maxLength: 8 } ).map( ( text ) => text.replace( /[,\s]/g, '_' ) );
const unique = ( ids: fc.Arbitrary< string > ) => fc.uniqueArray( ids, { minLength: 1, maxLength: 25 } );
const day = fc
	.date( { min: new Date( '2020-01-01' ), max: new Date( '2026-11-27' ), noInvalidDate: true } )
	.map( ( date ) => date.toISOString().slice( 0, 10 ) );
const ordered = < Item >( item: fc.Arbitrary< Item >, compare: ( one: Item, other: Item ) => number ) =>
	fc.tuple( item, item ).map( ( pair ) => [ ...pair ].sort( compare ) );
const amount = fc.integer( { min: -1000, max: 1000 } );
const days = ordered( day, ( one, other ) => ( one < other ? -1 : 1 ) );

const dates: fc.Arbitrary< ReportDates > = fc
	.record( {
		period: fc.constantFrom< PeriodName >( ...PRESET_IDS, 'custom' ),
		compare: fc.constantFrom( 'previous_period' as const, 'previous_year' as const ),
		chosen: days.map( ( [ after = '', before = '' ] ): DayRange => ( { after, before } ) ),
		interval: fc.nat(),
	} )
	.map( ( { period, compare, chosen, interval } ) => {
		const range = period === 'custom' ? chosen : presetRange( period, CONTEXT );
		const allowed = allowedIntervals( period, range );
		return { period, compare, range, interval: allowed[ interval % allowed.length ] ?? 'day' };
	} );

/** Generates an advanced filter, and a value for each of its rules. */
const advancedFilter = ( key: string ): fc.Arbitrary< readonly [ string, AdvancedFilter, readonly ActiveFilter[] ] > =>
	fc
		.record( {
			component: fc.constantFrom( 'SelectControl', 'Search', 'Number', 'Currency', 'Date', 'ProductAttribute', 'Text' ),
			type: fc.constantFrom( 'products', 'countries' ),
			rules: fc.uniqueArray( fc.constantFrom( 'is', 'is_not', 'between', 'after', 'max' ), { maxLength: 3 } ),
			allowMultiple: fc.boolean(),
		} )
		.chain( ( { component, type, rules, allowMultiple } ) => {
			const values = fc.array( valueOf( component, type, '' ), { minLength: 1, maxLength: allowMultiple ? 25 : 1 } );
			const active = ( rules.length > 0 ? rules : [ null ] ).map( ( rule ) =>
				( rule === 'between'
					? fc.array( valueOf( component, type, rule ), { minLength: 1, maxLength: allowMultiple ? 3 : 1 } )
					: values
				).map( ( list ) => list.map( ( value ) => ( { key, rule, value } ) ) )
			);
			const filter: AdvancedFilter = {
				labels: {},
				rules: rules.map( ( value ) => ( { value, label: value } ) ),
				input: { component, type },
				allowMultiple,
			};
			return fc.tuple(
				fc.constant( key ),
				fc.constant( filter ),
				fc.tuple( ...active ).map( ( lists ) => lists.flat() )
			);
		} );

function valueOf( component: string, type: string, rule: string ): fc.Arbitrary< string | readonly string[] > {
	if ( component === 'Search' ) {
		return unique( type === 'products' ? recordId : searchedWord );
	}
	if ( component === 'ProductAttribute' ) {
		return fc.tuple( word, word );
	}
	if ( component === 'Date' ) {
		return rule === 'between' ? days : day;
	}
	if ( component === 'Number' || component === 'Currency' ) {
		const ends = ordered( amount, ( one, other ) => one - other ).map( ( pair ) => pair.map( String ) );
		return rule === 'between' ? ends : amount.map( String );
	}
	return rule === 'between' ? ordered( amount, ( one, other ) => one - other ).map( ( pair ) => pair.map( String ) ) : word;
}

const OPTIONS: readonly FilterOption[] = [
	{ label: 'All', value: 'all' },
	{ label: 'Plain', value: 'plain' },
	{
		label: 'Below',
		value: 'below',
		subFilters: [ { label: '', value: 'single', component: 'Search', settings: { type: 'products', param: 'ids' } } ],
	},
	{ label: 'Words', value: 'compare-words', settings: { type: 'custom', param: 'words' } },
	{ label: 'Advanced', value: 'advanced' },
];

/** Returns a simple filter whose parameters begin with its own name, so that two filters never share a parameter. */
function simpleFilter( param: string, isAdvanced: boolean ): readonly [ ReportFilter, fc.Arbitrary< FilterChoice | undefined > ] {
	const rename = ( option: FilterOption ): FilterOption => ( {
		...option,
		...( option.settings ? { settings: { ...option.settings, param: `${ param }-${ option.settings.param }` } } : {} ),
		...( option.subFilters ? { subFilters: option.subFilters.map( rename ) } : {} ),
	} );
	const filter = { label: '', staticParams: [], param, showFilters: () => true, filters: OPTIONS.map( rename ) };
	const choice = fc.oneof(
		fc.constant( undefined ),
		fc.constant( { value: 'plain', ids: [] } ),
		unique( recordId ).map( ( ids ) => ( { value: 'single', ids } ) ),
		unique( searchedWord ).map( ( ids ) => ( { value: 'compare-words', ids } ) )
	);
	return [ filter, isAdvanced ? fc.constant( { value: 'advanced', ids: [] } ) : choice ];
}

const table = fc.record( {
	chart: fc.constantFrom( 'a', 'b' ),
	chartType: fc.constantFrom( 'line' as const, 'bar' as const ),
	orderby: fc.constantFrom( 'date', 'total' ),
	order: fc.constantFrom( 'asc' as const, 'desc' as const ),
	page: fc.integer( { min: 1, max: 1_000_000 } ),
	rowsPerPage: fc.integer( { min: 1, max: 100 } ),
	search: fc.array(
		fc.string( { minLength: 1, maxLength: 8 } ).filter( ( text ) => text.trim() !== '' ),
		{ maxLength: 3 }
	),
} );

export const reports: fc.Arbitrary< GeneratedReport > = fc.boolean().chain( ( isAdvanced ) => {
	const [ filter, choice ] = simpleFilter( 'filter', isAdvanced );
	const [ second, secondChoice ] = simpleFilter( 'second', false );
	const advanced = fc.tuple( ...[ 'a', 'b', 'c', 'd' ].map( ( letter ) => advancedFilter( `key_${ letter }` ) ) );
	return fc
		.record( {
			table,
			dates: fc.option( dates ),
			choice,
			secondChoice,
			advanced,
			match: fc.constantFrom( 'all' as const, 'any' as const ),
		} )
		.map( ( parts ) => ( {
			definition: {
				endpoint: 'generated',
				hasDates: parts.dates !== null,
				charts: [ { key: 'a' }, { key: 'b' } ],
				sort: { orderbys: [ 'date', 'total' ], orderby: 'date', order: 'desc' },
				summaryFields: [],
				searchParam: 'found',
				filters: [ filter, second ],
				advancedFilters: { title: '', filters: Object.fromEntries( parts.advanced.map( ( [ key, one ] ) => [ key, one ] ) ) },
			},
			address: {
				...parts.table,
				dates: parts.dates,
				choices: {
					...( parts.choice ? { filter: parts.choice } : {} ),
					...( parts.secondChoice ? { second: parts.secondChoice } : {} ),
				},
				match: isAdvanced ? parts.match : 'all',
				advanced: isAdvanced ? parts.advanced.flatMap( ( [ , , active ] ) => active ) : [],
			},
		} ) );
} );
