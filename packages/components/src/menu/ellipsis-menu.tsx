import type { ReactElement } from 'react';
import { moreVertical } from '@wordpress/icons';
import { MenuButton, type MenuItem } from './menu-button';

export interface EllipsisMenuProps {
	readonly label: string;
	readonly items: readonly MenuItem[];
}

/** The secondary actions of a card or a row, behind a button with three dots. */
export function EllipsisMenu( { label, items }: EllipsisMenuProps ): ReactElement {
	return <MenuButton label={ label } icon={ moreVertical } groups={ [ { items } ] } />;
}
