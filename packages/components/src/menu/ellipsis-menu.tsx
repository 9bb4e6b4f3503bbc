import type { ReactElement } from 'react';
import { moreVertical } from '@wordpress/icons';
import { MenuButton, type MenuItem } from './menu-button';

export interface EllipsisMenuProps {
	readonly label: string;
	readonly items: readonly MenuItem[];
	/** Whether it is in a box that scrolls, such as a wide table. */
	readonly isInScroller?: boolean;
}

/** The secondary actions of a card or a row, behind a button with three dots. */
export function EllipsisMenu( { label, items, isInScroller = false }: EllipsisMenuProps ): ReactElement {
	return <MenuButton label={ label } icon={ moreVertical } groups={ [ { items } ] } isInScroller={ isInScroller } />;
}
