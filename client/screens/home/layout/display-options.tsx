import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { layout as layoutIcon } from '@wordpress/icons';
import { MenuButton, type MenuGroup, type MenuItem } from '@store-admin/components';
import { Slot } from '@store-admin/extensibility';
import { HeaderActions } from '../../../shared/page-chrome';
import type { ColumnLayout, HomeLayout } from './use-layout';

interface DisplayOptionsProps {
	readonly home: HomeLayout;
	/** Parts of Home that can be hidden and shown. */
	readonly parts: readonly MenuItem[];
}

/** A menu in which each user chooses the layout of Home and shows hidden parts again. Extensions add entries. */
export function DisplayOptions( { home, parts }: DisplayOptionsProps ): ReactElement {
	const choice = ( value: ColumnLayout, label: string ) => ( {
		label,
		kind: 'radio' as const,
		isSelected: home.layout === value,
		onSelect: () => home.choose( value ),
	} );
	const layouts: readonly MenuGroup[] = home.canChoose
		? [
				{
					label: __( 'Layout', 'woocommerce' ),
					items: [
						choice( 'single_column', __( 'Single column', 'woocommerce' ) ),
						choice( 'two_columns', __( 'Two columns', 'woocommerce' ) ),
					],
				},
			]
		: [];
	const groups = parts.length > 0 ? [ ...layouts, { items: parts } ] : layouts;
	const button = ( extras: ReactElement | null ) => (
		<HeaderActions>
			<MenuButton label={ __( 'Display options', 'woocommerce' ) } icon={ layoutIcon } groups={ groups }>
				{ extras }
			</MenuButton>
		</HeaderActions>
	);
	return (
		<Slot name="DisplayOptions" fallback={ groups.length > 0 ? button( null ) : null }>
			{ ( fills ) => button( <div className="store-admin-menu__group">{ fills }</div> ) }
		</Slot>
	);
}
