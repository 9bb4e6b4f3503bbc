import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { layout as layoutIcon } from '@wordpress/icons';
import { MenuButton } from '@store-admin/components';
import { Slot } from '@store-admin/extensibility';
import { HeaderActions } from '../../../shared/page-chrome';
import type { ColumnLayout, HomeLayout } from './use-home-layout';

interface DisplayOptionsProps {
	readonly home: HomeLayout;
}

/** Lets each user arrange Home; extensions add choices of theirs. */
export function DisplayOptions( { home }: DisplayOptionsProps ): ReactElement {
	const choice = ( value: ColumnLayout, label: string ) => ( {
		label,
		kind: 'radio' as const,
		isSelected: home.layout === value,
		onSelect: () => home.choose( value ),
	} );
	const groups = home.canChoose
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
