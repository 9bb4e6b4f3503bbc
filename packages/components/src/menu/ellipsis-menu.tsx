import type { ReactElement } from 'react';
import { moreVertical } from '@wordpress/icons';
import { MenuButton, type MenuButtonProps, type MenuItem } from './menu-button';

export interface EllipsisMenuProps {
	readonly label: string;
	readonly items: readonly MenuItem[];
	/** Places the open menu where the style cannot; see `MenuButton`. */
	readonly place?: MenuButtonProps[ 'place' ];
}

/** The secondary actions of a card or a row, behind a button with three dots. */
export function EllipsisMenu( { label, items, place }: EllipsisMenuProps ): ReactElement {
	return <MenuButton label={ label } icon={ moreVertical } groups={ [ { items } ] } place={ place } />;
}
