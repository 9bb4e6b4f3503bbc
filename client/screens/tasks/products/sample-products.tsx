import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, ConfirmDialog } from '@store-admin/components';
import { interpolate } from '../../../shared/interpolate';
import { useSampleProducts } from './use-sample-products';

/** Imports sample products, with which a new store can be tried out. */
export function SampleProducts( { onDone }: { readonly onDone: () => void } ): ReactElement {
	const { isOpen, isBusy, error, ask, cancel, load } = useSampleProducts( onDone );
	return (
		<div className="store-admin-products__line">
			{ interpolate(
				/* translators: Keep the words in double braces as they are. */
				__( 'Can’t decide? {{link}}Load sample products{{/link}} and see how they look in your store.', 'store-admin' ),
				{
					link: (
						<Button variant="link" onClick={ ask }>
							{ null }
						</Button>
					),
				}
			) }
			{ isOpen && (
				<ConfirmDialog
					title={ __( 'Load sample products', 'woocommerce' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					confirmLabel={ isBusy ? __( 'Loading sample products', 'woocommerce' ) : __( 'Import sample products', 'woocommerce' ) }
					onCancel={ cancel }
					onConfirm={ load }
					isBusy={ isBusy }
					error={ error }
				>
					{ __(
						'Nine products with pictures and prices will be added. They are for looking at: delete them before you sell.',
						'store-admin'
					) }
				</ConfirmDialog>
			) }
		</div>
	);
}
