import { formatNumber, parseDecimal, parseStoreDay, type CurrencyFormat } from '@store-admin/format';
import { __ } from '@wordpress/i18n';
import { isRange, type FilterDefinition, type FilterDraft, type FilterValue } from './filter-definition';

let drafts = 0;

const isNumber = ( { input: { kind } }: FilterDefinition ) => kind === 'number' || kind === 'currency';

/** Returns the draft of a new filter, with its first rule and empty inputs. */
export function newDraft( definition: FilterDefinition ): FilterDraft {
	const { input, rules } = definition;
	const texts = input.kind === 'select' ? [ input.defaultOption ?? input.options[ 0 ]?.value ?? '' ] : [];
	return { id: ++drafts, definition, rule: rules[ 0 ]?.value ?? null, texts };
}

/** Returns the drafts of the active filters. Filters that the report does not have are left out. */
export function toDrafts(
	values: readonly FilterValue[],
	definitions: readonly FilterDefinition[],
	currency: CurrencyFormat
): readonly FilterDraft[] {
	return values.flatMap( ( { key, rule, value } ) => {
		const definition = definitions.find( ( other ) => other.key === key );
		if ( ! definition ) {
			return [];
		}
		const texts = typeof value === 'string' ? [ value ] : value;
		return [
			{
				...newDraft( definition ),
				rule,
				texts: isNumber( definition ) ? texts.map( ( text ) => formatNumber( text, currency ) ) : texts,
			},
		];
	} );
}

/** Converts a draft to a filter. The draft must have no errors. */
export function toValue( draft: FilterDraft, currency: CurrencyFormat ): FilterValue {
	const { definition, rule } = draft;
	const entered = draft.texts.map( ( text ) => ( isNumber( definition ) ? ( parseDecimal( text, currency ) ?? '' ) : text.trim() ) );
	const isList = isRange( draft ) || definition.input.kind === 'search' || definition.input.kind === 'attribute';
	return { key: definition.key, rule, value: isList ? entered : ( entered[ 0 ] ?? '' ) };
}

function numberProblem( text: string, currency: CurrencyFormat ): string {
	return parseDecimal( text, currency ) === null ? __( 'Enter a number.', 'store-admin' ) : '';
}

function dayProblem( text: string ): string {
	return parseStoreDay( text.trim() ) === undefined ? __( 'Enter a day that exists, with year, month and day.', 'store-admin' ) : '';
}

/** Whether the second value of a range is less than the first. */
function isReversed( { definition, texts: [ first = '', last = '' ] }: FilterDraft, currency: CurrencyFormat ): boolean {
	return isNumber( definition )
		? Number( parseDecimal( first, currency ) ) > Number( parseDecimal( last, currency ) )
		: first.trim() > last.trim();
}

function endProblems( draft: FilterDraft, currency: CurrencyFormat ): readonly string[] {
	const count = isRange( draft ) ? 2 : 1;
	const problems = Array.from( { length: count }, ( _end, index ) => {
		const text = draft.texts[ index ] ?? '';
		return isNumber( draft.definition ) ? numberProblem( text, currency ) : dayProblem( text );
	} );
	if ( count === 1 || problems.some( Boolean ) || ! isReversed( draft, currency ) ) {
		return problems;
	}
	const isDay = draft.definition.input.kind === 'date';
	return [
		'',
		isDay
			? __( 'Enter a day that is not before the first.', 'store-admin' )
			: __( 'Enter a number that is not smaller than the first.', 'store-admin' ),
	];
}

function attributeProblems( [ attribute = '', value = '' ]: readonly string[] ): readonly string[] {
	if ( attribute === '' ) {
		return [ __( 'Choose an attribute.', 'store-admin' ) ];
	}
	return [ '', value === '' ? __( 'Choose a value.', 'store-admin' ) : '' ];
}

function missingText( kind: 'search' | 'select' | 'text' ): string {
	switch ( kind ) {
		case 'search':
			return __( 'Choose at least one.', 'store-admin' );
		case 'select':
			return __( 'Choose one.', 'store-admin' );
		case 'text':
			return __( 'Enter what to look for.', 'store-admin' );
	}
}

/** Returns the error message of each input of a draft; '' for valid inputs. */
export function draftProblems( draft: FilterDraft, currency: CurrencyFormat ): readonly string[] {
	const { kind } = draft.definition.input;
	switch ( kind ) {
		case 'number':
		case 'currency':
		case 'date':
			return endProblems( draft, currency );
		case 'attribute':
			return attributeProblems( draft.texts );
		case 'search':
		case 'select':
		case 'text':
			return [ draft.texts.join( '' ).trim() === '' ? missingText( kind ) : '' ];
	}
}
