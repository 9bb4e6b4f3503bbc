import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@store-admin/components';

interface ComingSoonQuestionProps {
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
}

/** Asks before a live store is hidden from its customers. */
export function ComingSoonQuestion( { onConfirm, onCancel }: ComingSoonQuestionProps ): ReactElement {
	return (
		<ConfirmDialog
			title={ __( 'Confirm switch to ‘Coming soon’ mode', 'woocommerce' ) }
			confirmLabel={ __( 'Switch', 'woocommerce' ) }
			cancelLabel={ __( 'Cancel', 'woocommerce' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>
				{ __(
					'Are you sure you want to switch from live to coming soon mode? Your site will not be visible, and customers won’t be able to make purchases during this time.',
					'woocommerce'
				) }
			</p>
		</ConfirmDialog>
	);
}
