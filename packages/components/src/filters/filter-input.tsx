import type { ReactElement } from 'react';
import type { CurrencyFormat } from '@store-admin/format';
import { __, _x, sprintf } from '@wordpress/i18n';
import { CalendarField } from '../form/calendar-field';
import { IdSearchField } from '../form/id-search-field';
import { SelectField } from '../form/select-field';
import { TextField } from '../form/text-field';
import { isRange, type FilterDraft } from './filter-definition';

export interface FilterInputProps {
	readonly draft: FilterDraft;
	/** Name of the filter, used as label of inputs without their own label. */
	readonly title: string;
	/** Error message of each input; '' for valid inputs. */
	readonly problems: readonly string[];
	readonly currency: CurrencyFormat;
	readonly onChange: ( texts: readonly string[] ) => void;
}

type PartProps = FilterInputProps & { readonly label: string };

function problemAt( problems: readonly string[], index: number ): string | undefined {
	return problems[ index ] || undefined;
}

interface EndProps extends PartProps {
	readonly index: number;
}

/** Input for a number, an amount, a day or a text, which can be one of the two values of a range. */
function End( { draft, index, label, problems, currency, onChange }: EndProps ) {
	const { kind } = draft.definition.input;
	const { texts } = draft;
	const field = {
		label,
		value: texts[ index ] ?? '',
		error: problemAt( problems, index ),
		onChange: ( text: string ) => onChange( index === 0 ? [ text, ...texts.slice( 1 ) ] : [ texts[ 0 ] ?? '', text ] ),
	};
	if ( kind === 'date' ) {
		return <CalendarField { ...field } />;
	}
	if ( kind === 'text' ) {
		return <TextField { ...field } autoComplete="off" />;
	}
	const side = kind === 'currency' && ( currency.position.startsWith( 'left' ) ? 'prefix' : 'suffix' );
	return (
		<TextField
			{ ...field }
			{ ...( side && { [ side ]: currency.symbol } ) }
			size={ 10 }
			inputMode="decimal"
			direction="ltr"
			autoComplete="off"
		/>
	);
}

function Range( props: PartProps ) {
	/* translators: %s: name of a filter, such as "Total spend". */
	const fromLabel = sprintf( __( '%s, from', 'store-admin' ), props.label );
	/* translators: %s: name of a filter, such as "Total spend". */
	const toLabel = sprintf( __( '%s, to', 'store-admin' ), props.label );
	return (
		<div className="store-admin-filter-row__pair">
			<End { ...props } index={ 0 } label={ fromLabel } />
			<span className="store-admin-filter-row__between">{ _x( 'and', 'between two numbers or days', 'store-admin' ) }</span>
			<End { ...props } index={ 1 } label={ toLabel } />
		</div>
	);
}

function Attribute( { draft, label, problems, onChange }: PartProps ) {
	const { input } = draft.definition;
	if ( input.kind !== 'attribute' ) {
		return null;
	}
	const [ attribute = '', value = '' ] = draft.texts;
	return (
		<div className="store-admin-filter-row__pair">
			<IdSearchField
				{ ...input.attributes }
				label={ label }
				ids={ attribute === '' ? [] : [ attribute ] }
				isSingle
				error={ problemAt( problems, 0 ) }
				onChange={ ( [ chosen = '' ] ) => onChange( [ chosen, '' ] ) }
			/>
			{ attribute !== '' && (
				<IdSearchField
					{ ...input.valuesOf( attribute ) }
					key={ attribute }
					label={ __( 'Attribute value', 'woocommerce' ) }
					ids={ value === '' ? [] : [ value ] }
					isSingle
					error={ problemAt( problems, 1 ) }
					onChange={ ( [ chosen = '' ] ) => onChange( [ attribute, chosen ] ) }
				/>
			) }
		</div>
	);
}

/** Select field. A value that is not an option, such as a status that is no longer registered, is added to the list. */
function Select( { draft, label, problems, onChange }: PartProps ) {
	const { input } = draft.definition;
	if ( input.kind !== 'select' ) {
		return null;
	}
	const [ value = '' ] = draft.texts;
	const isKnown = value === '' || input.options.some( ( option ) => option.value === value );
	/* translators: %s: number or code of a product, customer or the like. */
	const unknown = { value, label: sprintf( __( '%s (not found)', 'store-admin' ), value ) };
	return (
		<SelectField
			label={ label }
			options={ isKnown ? input.options : [ ...input.options, unknown ] }
			value={ value }
			error={ problemAt( problems, 0 ) }
			onChange={ ( chosen ) => onChange( [ chosen ] ) }
		/>
	);
}

/** Input for the value of a filter. */
export function FilterInputField( props: FilterInputProps ): ReactElement {
	const { draft, title, problems, onChange } = props;
	const { labels, input } = draft.definition;
	const part = { ...props, label: labels.filter ?? title };
	switch ( input.kind ) {
		case 'select':
			return <Select { ...part } />;
		case 'attribute':
			return <Attribute { ...part } />;
		case 'search':
			return (
				<IdSearchField
					label={ part.label }
					placeholder={ input.placeholder }
					search={ input.search }
					getLabels={ input.getLabels }
					ids={ draft.texts }
					error={ problemAt( problems, 0 ) }
					onChange={ onChange }
				/>
			);
		case 'number':
		case 'currency':
		case 'date':
		case 'text':
			return isRange( draft ) ? <Range { ...part } /> : <End { ...part } index={ 0 } />;
	}
}
