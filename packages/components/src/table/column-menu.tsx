import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { MenuButton } from '../menu/menu-button';
import { shownColumns, type TableColumn } from './table-column';

export interface ColumnMenuProps {
	readonly columns: readonly TableColumn[];
	/** Keys of hidden columns. */
	readonly hiddenColumns: readonly string[];
	readonly onChange: ( hiddenColumns: readonly string[] ) => void;
}

/** Menu to show and hide columns. Required columns are not in the menu, and the last visible column cannot be hidden. */
export function ColumnMenu( { columns, hiddenColumns, onChange }: ColumnMenuProps ): ReactElement | null {
	const [ isRefused, setIsRefused ] = useState( false );
	const choices = columns.filter( ( { isRequired } ) => ! isRequired );
	if ( choices.length === 0 ) {
		return null;
	}
	const shown = shownColumns( columns, hiddenColumns ).map( ( { column } ) => column.key );
	// Columns that only other pages of the rows have stay hidden there.
	const elsewhere = hiddenColumns.filter( ( hidden ) => ! columns.some( ( { key } ) => key === hidden ) );
	const toggle = ( key: string ) => {
		const isShown = shown.includes( key );
		const isLast = isShown && shown.length === 1;
		setIsRefused( isLast );
		if ( ! isLast ) {
			const others = columns.filter( ( column ) => column.key !== key && ! shown.includes( column.key ) );
			onChange( [ ...elsewhere, ...others.map( ( column ) => column.key ), ...( isShown ? [ key ] : [] ) ] );
		}
	};
	return (
		<>
			<MenuButton
				label={ __( 'Choose which values to display', 'woocommerce' ) }
				icon={ moreVertical }
				groups={ [
					{
						label: __( 'Columns:', 'woocommerce' ),
						items: choices.map( ( { key, label } ) => ( {
							label,
							kind: 'checkbox',
							isSelected: shown.includes( key ),
							onSelect: () => toggle( key ),
						} ) ),
					},
				] }
			>
				{ isRefused && <p className="store-admin-table-card__refusal">{ __( 'One column has to stay.', 'store-admin' ) }</p> }
			</MenuButton>
			<span className="screen-reader-text" role="status">
				{ isRefused ? __( 'One column has to stay.', 'store-admin' ) : '' }
			</span>
		</>
	);
}
