import { useId, type ReactElement } from 'react';
import { Icon, chevronDown } from '@wordpress/icons';
import { FieldPopover } from '../form/field-popover';
import { pathTo, type FilterMenuChoice } from './filter-menu-choice';
import { FilterMenuPanel } from './filter-menu-panel';
import '../tokens.scss';
import './filter-bar.scss';

export interface FilterMenuProps {
	/** Label of the filter: "Show". */
	readonly label: string;
	readonly choices: readonly FilterMenuChoice[];
	readonly value: string;
	/** Text of the button instead of the choice, for example the name of a single product. */
	readonly valueLabel?: string | undefined;
	readonly onChange: ( value: string ) => void;
}

/** Button with the current choice, which opens a panel with all choices, some of them on further levels. */
export function FilterMenu( { label, choices, value, valueLabel, onChange }: FilterMenuProps ): ReactElement {
	const id = useId();
	const path = pathTo( choices, value );
	const text = valueLabel ?? path.at( -1 )?.label ?? choices[ 0 ]?.label ?? '';
	return (
		<div className="store-admin-filter-menu">
			<span id={ `${ id }label` } className="store-admin-field__label">
				{ label }
			</span>
			<FieldPopover
				label={ label }
				button={ ( props ) => (
					<button
						{ ...props }
						type="button"
						id={ id }
						aria-labelledby={ `${ id }label ${ id }` }
						className="store-admin-filter-menu__button"
					>
						<span>{ text }</span>
						<Icon icon={ chevronDown } size={ 20 } />
					</button>
				) }
			>
				{ ( close ) => (
					<FilterMenuPanel
						choices={ choices }
						path={ path }
						onChoose={ ( chosen ) => {
							close();
							onChange( chosen );
						} }
						onFound={ ( search, tag ) => {
							close();
							search.onChoose( tag );
						} }
					/>
				) }
			</FieldPopover>
		</div>
	);
}
