import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { Tour } from '../../../shared/tour/tour';

export interface LaunchTourProps {
	readonly badge: HTMLElement;
	readonly onClose: () => void;
}

/** Points at the badge in the admin bar with which a store is launched. */
export function LaunchTour( { badge, onClose }: LaunchTourProps ): ReactElement {
	return (
		<Tour
			anchor={ badge }
			title={ __( 'Set your store’s visibility', 'woocommerce' ) }
			onClose={ onClose }
			actions={
				<Button variant="primary" onClick={ onClose }>
					{ __( 'Got it', 'woocommerce' ) }
				</Button>
			}
		>
			<p>
				{ __(
					'This badge says who can see your store. Press it to open the store to everyone when you are ready.',
					'store-admin'
				) }
			</p>
		</Tour>
	);
}
