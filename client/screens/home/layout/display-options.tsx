import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { layout as layoutIcon } from '@wordpress/icons';
import { MenuButton, type MenuGroup, type MenuItem } from '@store-admin/components';
import { Slot } from '@store-admin/extensibility';
import { HeaderActions } from '../../../shared/page-chrome';
import type { ColumnLayout, HomeLayout } from './use-layout';

interface DisplayOptionsProps {
	readonly home: HomeLayout;
	/** What can be put away and shown again. */
	readonly parts: readonly MenuItem[];
}

/** Lets each user arrange Home and show again what was put away; extensions add choices of theirs. */
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
