import { useId, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, chevronDown, chevronUp } from '@wordpress/icons';
import { CheckboxField } from '@store-admin/components';
import type { BlueprintGroup } from '@store-admin/settings';

interface ExportTreeProps {
	readonly groups: readonly BlueprintGroup[];
	/** Ids of the chosen items, by group. */
	readonly chosen: Readonly< Record< string, readonly string[] > >;
	readonly onChange: ( group: string, ids: readonly string[] ) => void;
}

/** What an export contains, as groups of items that can be unfolded. */
export function ExportTree( { groups, chosen, onChange }: ExportTreeProps ): ReactElement {
	return (
		<div className="store-admin-blueprint__tree">
			{ groups.map( ( group ) => (
				<Group
					key={ group.id }
					group={ group }
					chosen={ chosen[ group.id ] ?? [] }
					onChange={ ( ids ) => onChange( group.id, ids ) }
				/>
			) ) }
		</div>
	);
}

interface GroupProps {
	readonly group: BlueprintGroup;
	readonly chosen: readonly string[];
	readonly onChange: ( ids: readonly string[] ) => void;
}

function Group( { group: { label, items }, chosen, onChange }: GroupProps ) {
	const id = useId();
	const [ isOpen, setIsOpen ] = useState( false );
	const isAll = items.length > 0 && chosen.length === items.length;
	return (
		<div className="store-admin-blueprint__group">
			<div className="store-admin-blueprint__group-head">
				<input
					type="checkbox"
					/* translators: %s: name of a group, such as Plugins. */
					aria-label={ sprintf( __( 'All of %s', 'store-admin' ), label ) }
					checked={ isAll }
					disabled={ items.length === 0 }
					ref={ ( box ) => {
						if ( box ) {
							box.indeterminate = chosen.length > 0 && ! isAll;
						}
					} }
					onChange={ () => onChange( isAll ? [] : items.map( ( item ) => item.id ) ) }
				/>
				<button type="button" aria-expanded={ isOpen } aria-controls={ id } onClick={ () => setIsOpen( ! isOpen ) }>
					<span>{ label }</span>
					<span className="store-admin-blueprint__quiet">
						{
							/* translators: 1: number of chosen items, 2: number of all items. */
							sprintf( __( '%1$d of %2$d', 'store-admin' ), chosen.length, items.length )
						}
					</span>
					<Icon icon={ isOpen ? chevronUp : chevronDown } size={ 24 } />
				</button>
			</div>
			<ul id={ id } hidden={ ! isOpen } aria-label={ label }>
				{ items.map( ( item ) => (
					<li key={ item.id }>
						<CheckboxField
							label={ item.label }
							isChecked={ chosen.includes( item.id ) }
							onChange={ ( isChosen ) =>
								onChange( isChosen ? [ ...chosen, item.id ] : chosen.filter( ( other ) => other !== item.id ) )
							}
						/>
					</li>
				) ) }
			</ul>
		</div>
	);
}
