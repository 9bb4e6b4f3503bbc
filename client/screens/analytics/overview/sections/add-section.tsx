import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { plusCircle } from '@wordpress/icons';
import { MenuButton } from '@store-admin/components';
import type { SectionsHook } from './use-sections';

/** Menu of the removed sections; nothing while all are shown. */
export function AddSection( { removed, add }: Pick< SectionsHook, 'removed' | 'add' > ): ReactElement | null {
	if ( removed.length === 0 ) {
		return null;
	}
	return (
		<div className="store-admin-overview__add">
			<MenuButton
				icon={ plusCircle }
				label={ __( 'Add more sections', 'woocommerce' ) }
				hasText
				groups={ [
					{
						label: __( 'Dashboard Sections', 'woocommerce' ),
						items: removed.map( ( { key, title } ) => ( { label: title, onSelect: () => add( key ) } ) ),
					},
				] }
			/>
		</div>
	);
}
